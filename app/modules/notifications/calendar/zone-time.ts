import { wallClock } from '#app/core/format.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A wall time of a zone as the instant it would be in UTC; what offsets are counted from. Epoch milliseconds, whole minutes. */
function wallAsUtc(instant: number, timeZone: string): number {
  const { date, time } = wallClock(instant, timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds (whole minutes). */
export function offsetAt(instant: number, timeZone: string): number {
  return wallAsUtc(instant, timeZone) - Math.floor(instant / minute) * minute
}

/**
 * The instant of a wall time ("YYYY-MM-DD", "HH:MM") in a zone. A time that clocks skip is as far after the gap as it was
 * into it; of a time that comes twice, the first.
 */
export function instantOfWall(date: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const offsets = [offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)]
  const instants = offsets.map((offset) => wall - offset).filter((at) => wallAsUtc(at, timeZone) === wall)
  return instants.length > 0 ? Math.min(...instants) : wall - offsets[0]!
}

/** The local date ("YYYY-MM-DD") that is `days` after another; negative is before. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** Calendar days from one local date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** A change of a zone's clocks: when, and the offsets before and after in milliseconds. */
export type ClockChange = Readonly<{ at: number; from: number; to: number }>

// Shorter than the shortest time that any zone keeps an offset (a month of Ramadan).
const step = 7 * day

/** The changes of a zone's clocks within a UTC year, in order. */
export function clockChanges(year: number, timeZone: string): ClockChange[] {
  const end = Date.UTC(year + 1, 0, 1)
  const changes: ClockChange[] = []
  let low = Date.UTC(year, 0, 1)
  let from = offsetAt(low, timeZone)
  while (low < end) {
    const high = Math.min(low + step, end)
    const to = offsetAt(high, timeZone)
    if (to !== from) changes.push({ at: firstWith(to, low, high, timeZone), from, to })
    low = high
    from = to
  }
  return changes
}

/** The first minute after `low` whose offset is that of `high`. */
function firstWith(offset: number, low: number, high: number, timeZone: string): number {
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute
    if (offsetAt(middle, timeZone) === offset) high = middle
    else low = middle
  }
  return high
}
