import { wallClock } from '#app/core/calendar/zones.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findOpenSlots } from '../queries/read-schedule.server.ts'
import { type DayWords, dayWords, type WhenWords, whenWords } from '../when-words.ts'

/** Days shown at once. */
const shownDays = 6
/** Of them so many before the day that the row is opened on. */
const daysBefore = 2
/** Days looked through at once for them, up to the longest horizon: most doctors fill a row and begin another in the first step. */
const searchSteps = [45, 320]

export type TimeChoices = {
  days: (DayWords & { count: number })[]
  /** The day whose times are listed; null when nothing is open. */
  day: string | null
  times: WhenWords[]
  /** First day of the next and of the first row of days; null when there is none. */
  laterFrom: string | null
  fromStart: boolean
  /** 上午9:00 and the like is in the facility's own clock. */
  timeZone: string
}

type Wanted = {
  providerFacilityId: string
  timeZone: string
  visitTypeId: string
  /** From the address: a chosen day and the first day to list, as somebody typed them. */
  day: string | null
  from: string | null
  /** The day to open on where the address names none, or the nearest one with open times from there on. */
  near?: string | null
  /** A visit for which another time is looked for: what it takes up is free for it, and its own time is no other one. */
  moved?: Readonly<{ appointmentId: string; startsAt: number | null }>
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * The open times by day, from `start` on, at least those of one row and the beginning of the next where there are as many.
 * @param day one that has to be among those looked through
 */
async function openDays(
  wanted: Wanted,
  start: string,
  day: string | null,
  now: number,
): Promise<Map<string, number[]>> {
  const { providerFacilityId, timeZone, visitTypeId, moved } = wanted
  const byDay = new Map<string, number[]>()
  let from = start
  for (const days of searchSteps) {
    const except = moved && { appointmentId: moved.appointmentId }
    const open = await findOpenSlots([providerFacilityId], visitTypeId, from, days, now, false, except)
    for (const { startsAt } of open.get(providerFacilityId)?.slots ?? []) {
      if (startsAt === moved?.startsAt) continue
      const { date } = wallClock(startsAt, timeZone)
      byDay.set(date, [...(byDay.get(date) ?? []), startsAt])
    }
    from = addDays(from, days)
    if (byDay.size > shownDays && !(isDate(day) && day >= from)) break
  }
  return byDay
}

/** Where a row begins that is opened on a day, or on the first one after it: some days before it, and full where there are as many. */
function rowAround(all: readonly string[], near: string): { first: number; day: string | null } {
  const after = all.findIndex((day) => day >= near)
  const at = after < 0 ? all.length - 1 : after
  return { first: Math.max(0, Math.min(at - daysBefore, all.length - shownDays)), day: all[at] ?? null }
}

/** The days on which a visit can be had and the times of one of them, as the booking page lists them. */
export async function findTimeChoices(wanted: Wanted, locale: Locale, now: number): Promise<TimeChoices> {
  const { timeZone } = wanted
  const today = wallClock(now, timeZone).date
  const asked = [wanted.from, wanted.day].find(isDate) ?? today
  const from = asked > today && asked < addDays(today, 400) ? asked : today
  const isLater = isDate(wanted.from) && from > today
  const start = isLater ? from : today
  const near = wanted.from === null && wanted.day === null ? (wanted.near ?? null) : null
  const sought = near === null ? wanted.day : addDays(near, shownDays)
  const byDay = await openDays(wanted, start, isLater ? null : sought, now)
  const all = [...byDay.keys()].sort()
  const around = near === null ? null : rowAround(all, near)
  // A day from an address that lies further ahead begins its own row.
  const named = isDate(wanted.day) && !isLater ? Math.max(0, all.indexOf(wanted.day) - shownDays + 1) : 0
  const first = around?.first ?? named
  const shown = all.slice(first, first + shownDays)
  const wish = around?.day ?? wanted.day
  const day = wish && shown.includes(wish) ? wish : (shown[0] ?? null)
  return {
    days: shown.map((date) => ({ ...dayWords(date, today, locale), count: byDay.get(date)!.length })),
    day,
    times: (day ? byDay.get(day)! : []).map((startsAt) => whenWords(startsAt, timeZone, locale, now)),
    laterFrom: all.length > first + shownDays ? all[first + shownDays]! : null,
    fromStart: first === 0 && !isLater,
    timeZone,
  }
}
