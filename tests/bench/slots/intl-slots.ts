import { dateText, isoWeekday } from '#app/core/calendar/dates.ts'
import type { SlotInput } from '#app/modules/booking/slots/slot-input.ts'

/**
 * Open slots the way a date library goes about them, with cached Intl formats in its place: each wall time of each day
 * is converted by asking the zone for its offset twice, and compared with the day's bookings. Weekly rules, lead time
 * and horizon only.
 */
const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

function offsetAt(timeZone: string, instant: number): number {
  let format = formats.get(timeZone)
  if (!format) {
    const two = '2-digit'
    const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-US', { timeZone, ...fields })))
  }
  const shown = format.format(instant)
  const part = (from: number, to: number) => Number(shown.slice(from, to))
  return Date.UTC(part(6, 10), part(0, 2) - 1, part(3, 5), part(12, 14), part(15, 17)) - instant
}

function toInstant(timeZone: string, wall: number): number {
  const guess = wall - offsetAt(timeZone, wall)
  return wall - offsetAt(timeZone, guess)
}

/** Starts of the open slots, ascending. */
export function intlStarts(input: SlotInput): number[] {
  const { timeZone, visitType, taken, now } = input
  const starts: number[] = []
  const earliest = now + visitType.leadMinutes * minuteMs
  const rules = input.rules.toSorted((a, b) => a.starts - b.starts)
  for (let day = input.fromDay; day < input.fromDay + input.days; day++) {
    const midnight = Date.parse(`${dateText(day)}T00:00Z`)
    const [from, to] = [midnight - 86_400_000, midnight + 2 * 86_400_000]
    const bookings: [number, number][] = []
    for (let i = 0; i < taken.length; i += 2)
      if (taken[i]! < to && taken[i + 1]! > from) bookings.push([taken[i]!, taken[i + 1]!])
    for (const rule of rules) {
      if (!(rule.weekdays & (1 << isoWeekday(day)))) continue
      for (let at = rule.starts; at + visitType.minutes <= rule.ends; at += visitType.alignMinutes) {
        const start = toInstant(timeZone, midnight + at * minuteMs)
        const end = start + visitType.minutes * minuteMs
        if (start >= earliest && !bookings.some((booking) => booking[0] < end && start < booking[1])) starts.push(start)
      }
    }
  }
  return starts
}
