import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'

/** From a wall time to another, both written as if they were UTC: "2026-11-01T09:00:00Z". Texts that are compared as they stand. */
export type WallSpan = Readonly<{ start: string; end: string }>

/** When a doctor works on a date. Who keeps no hours at all is never closed. */
export type DoctorDay = Readonly<{ doctor: string; date: LocalDate; open: readonly WallSpan[]; keepsHours: boolean }>

type ClosedSpan = WallSpan & Readonly<{ isBreak: boolean }>

const midnight = (date: LocalDate) => `${date}T00:00:00Z`

/** All of a date but the hours of those who work on it; what lies between two stretches of hours is a break. */
export function closedSpans(days: readonly DoctorDay[], date: LocalDate): ClosedSpan[] {
  const own = days.filter((day) => day.date === date)
  if (own.length === 0 || own.some(({ keepsHours }) => !keepsHours)) return []
  const open = own.flatMap((day) => day.open).sort((a, b) => (a.start < b.start ? -1 : 1))
  const end = midnight(addDays(date, 1))
  const closed: ClosedSpan[] = []
  let from = midnight(date)
  for (const span of open) {
    if (span.start > from) closed.push({ start: from, end: span.start, isBreak: from !== midnight(date) })
    if (span.end > from) from = span.end
  }
  if (from < end) closed.push({ start: from, end, isBreak: false })
  return closed
}

/** Whether nobody has to look at a doctor's column of a date: no hours and no visit. */
export const isAway = (day: DoctorDay, visits: readonly { doctor: string }[]) =>
  day.open.length === 0 && !visits.some(({ doctor }) => doctor === day.doctor)

const usualWindow = { from: 9, to: 17 }

/** The whole hours that are drawn: from the earlier of first opening and first visit to the later of last closing and last visit. */
export function hoursWindow(spans: readonly WallSpan[]): { from: string; to: string } {
  const starts = spans.map(({ start }) => Number(start.slice(11, 13)))
  const ends = spans.map(({ start, end }) =>
    end.slice(0, 10) > start.slice(0, 10) ? 24 : Math.ceil(Number(end.slice(11, 13)) + Number(end.slice(14, 16)) / 60),
  )
  const from = starts.length === 0 ? usualWindow.from : Math.min(...starts)
  const to = ends.length === 0 ? usualWindow.to : Math.max(...ends)
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`
  return { from: clock(from), to: clock(to) }
}
