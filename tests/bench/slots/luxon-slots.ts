import { DateTime, Settings } from 'luxon'
import { dateText } from '#app/core/calendar/dates.ts'
import type { SlotInput } from '#app/modules/booking/slots/slot-input.ts'

/**
 * Open slots as one writes them with luxon: the visits of a day are DateTimes in the zone, each made from the one before
 * by `plus`, and are compared as instants with the day's bookings. Weekly rules, lead time and horizon only.
 */
Settings.throwOnInvalid = true

/** Starts of the open slots, ascending. */
export function luxonStarts(input: SlotInput): number[] {
  const { timeZone: zone, visitType, taken } = input
  const starts: number[] = []
  const earliest = DateTime.fromMillis(input.now, { zone }).plus({ minutes: visitType.leadMinutes }).toMillis()
  const rules = input.rules.toSorted((a, b) => a.starts - b.starts)
  for (let day = input.fromDay; day < input.fromDay + input.days; day++) {
    const midnight = DateTime.fromISO(dateText(day), { zone })
    const [from, to] = [midnight.toMillis(), midnight.plus({ days: 1 }).toMillis()]
    const bookings: [number, number][] = []
    for (let i = 0; i < taken.length; i += 2)
      if (taken[i]! < to && taken[i + 1]! > from) bookings.push([taken[i]!, taken[i + 1]!])
    for (const rule of rules) {
      if (!(rule.weekdays & (1 << midnight.weekday))) continue
      const closes = wallTime(midnight, rule.ends).toMillis()
      let opens = wallTime(midnight, rule.starts)
      for (;;) {
        const ends = opens.plus({ minutes: visitType.minutes })
        const [start, end] = [opens.toMillis(), ends.toMillis()]
        if (end > closes) break
        if (start >= earliest && !bookings.some((booking) => booking[0] < end && start < booking[1])) starts.push(start)
        // Where visits follow on each other the end is the next start: half as many DateTimes.
        opens = visitType.alignMinutes === visitType.minutes ? ends : opens.plus({ minutes: visitType.alignMinutes })
      }
    }
  }
  return starts
}

const wallTime = (midnight: DateTime, minutes: number) =>
  midnight.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
