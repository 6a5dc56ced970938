import { addDays, type LocalDate, mondayOf } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { holidayDates, holidaysOn } from '#app/modules/booking/holidays/holidays.ts'

/** The number of the process that runs a test: no two of one run have the same, which numbers of processes may by chance. */
export const workerNumber = Number(process.env.TEST_WORKER_INDEX)

const today = () => wallClock(Date.now()).date

/** A date that many days ahead and as many more as keep processes apart, up to forty of them. */
export const dateAhead = (days: number): LocalDate => addDays(today(), days + (workerNumber % 40))

/** The first date at least so many days ahead that is no holiday. */
export function workdayAhead(days: number): LocalDate {
  const date = addDays(today(), days)
  return holidaysOn(date).length === 0 ? date : workdayAhead(days + 1)
}

/** A Tuesday half a year ahead that is no holiday: nobody has booked so far ahead. */
export function quietTuesday(): LocalDate {
  const tuesday = addDays(mondayOf(addDays(today(), 182)), 1)
  return holidaysOn(tuesday).length === 0 ? tuesday : addDays(tuesday, 7)
}

/** The next Thanksgiving that is at least a month ahead. */
export function thanksgivingAhead(): LocalDate {
  const first = addDays(today(), 30)
  return holidayDates('thanksgiving-day').find((date) => date >= first)!
}
