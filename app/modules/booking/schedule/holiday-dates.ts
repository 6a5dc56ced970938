import { type HolidayCode, holidayDates, holidayPacks } from '../holidays/holidays.ts'
import { addDays } from '#app/core/calendar/dates.ts'

export type PackName = keyof typeof holidayPacks

export type PackHoliday = {
  code: HolidayCode
  /** Local dates of the next twelve months, observed days included. */
  dates: string[]
}

/** A holiday of several packs stands in the one it is looked for in: New York's adds to the other two. */
const belonging: readonly PackName[] = ['us-federal', 'lunar', 'nyc']
const shown: readonly PackName[] = ['us-federal', 'nyc', 'lunar']

/** Each pack with its own holidays in the order of their next date. */
export function packsFrom(today: string): { pack: PackName; holidays: PackHoliday[] }[] {
  const end = addDays(today, 365)
  const ownerOf = (code: HolidayCode) =>
    belonging.find((pack) => (holidayPacks[pack] as readonly HolidayCode[]).includes(code))
  return shown.map((pack) => ({
    pack,
    holidays: (holidayPacks[pack] as readonly HolidayCode[])
      .filter((code) => ownerOf(code) === pack)
      .map((code) => ({ code, dates: holidayDates(code).filter((date) => date >= today && date < end) }))
      .sort((one, other) => ((one.dates[0] ?? '~') < (other.dates[0] ?? '~') ? -1 : 1)),
  }))
}
