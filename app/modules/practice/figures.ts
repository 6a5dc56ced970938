import { dayMs } from '#app/core/calendar/durations.ts'
import { isoWeekday } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'

export type Span = Readonly<{ from: number; to: number }>

/** The spans that figures are counted over, on the wall calendar of a facility; `to` is the first instant after. */
export type FigureSpans = Readonly<{
  today: Span
  /** Monday to Sunday of this week, a span a day, and the whole week before. */
  week: readonly Span[]
  lastWeek: Span
  /** The 30 days before now, and the 30 before them. */
  recent: Span
  before: Span
}>

export function figureSpans(at: number, timeZone: string): FigureSpans {
  const zone = zoneOffsets(timeZone)
  const today = zone.dayOf(at)
  const monday = today - isoWeekday(today) + 1
  const span = (day: number, days: number) => ({ from: zone.dayStart(day), to: zone.dayStart(day + days) })
  return {
    today: span(today, 1),
    week: Array.from({ length: 7 }, (_, index) => span(monday + index, 1)),
    lastWeek: span(monday - 7, 7),
    recent: { from: at - 30 * dayMs, to: at },
    before: { from: at - 60 * dayMs, to: at - 30 * dayMs },
  }
}

/** Tenths of a percent, as 4.2 of a hundred; null when there is nothing to divide by. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}

/** The middle value; of an even number the mean of the middle two; null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
