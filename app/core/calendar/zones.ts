import { dateFormat } from '#app/core/format/intl.ts'
import { dateText, dayNumber, isDate, isoWeekday, type LocalDate, wallMinutes } from './dates.ts'
import { dayMs, hourMs, minuteMs } from './durations.ts'

/** Where the product's wall clocks hang unless a facility says otherwise. */
export const newYork = 'America/New_York'

/** Years that the tables cover. Outside of them the first or last offset holds. */
const firstYear = 1970
const lastYear = 2060
/** Shorter than any time a zone keeps an offset in these years (Morocco's Ramadan break is about a month). */
const probeMs = 7 * dayMs
/** No offset is farther from UTC than 14 hours. */
const widestMs = 15 * hourMs

/** A change of a zone's clocks: when, and the offsets before and after in milliseconds. */
export type ClockChange = Readonly<{ at: number; from: number; to: number }>

/** Which instant a boundary takes where its wall time comes twice: an interval's start the first, its end the second. */
export type Edge = 'start' | 'end'

/**
 * The offsets of one IANA zone as a table, read from Intl once. Every conversion looks up the offset of its own instant;
 * none is carried over from another day. Instants are epoch milliseconds, wall times are day number and minute.
 */
export class ZoneOffsets {
  /** Instants at which an offset begins to hold, ascending; the first is the beginning of time. */
  readonly #starts: number[] = [-Infinity]
  readonly #offsets: number[]
  #lastIndex = 0

  constructor(readonly timeZone: string) {
    const read = offsetReader(timeZone)
    let from = Date.UTC(firstYear)
    let offset = read(from)
    this.#offsets = [offset]
    for (const end = Date.UTC(lastYear + 1); from < end; from += probeMs) {
      const next = read(from + probeMs)
      if (next === offset) continue
      let [low, high] = [from, from + probeMs]
      while (high - low > minuteMs) {
        const middle = low + Math.floor((high - low) / minuteMs / 2) * minuteMs
        if (read(middle) === offset) low = middle
        else high = middle
      }
      this.#starts.push(high)
      this.#offsets.push((offset = next))
    }
  }

  /** Milliseconds to add to an instant for its wall clock. */
  offsetAt(instant: number): number {
    return this.#offsets[this.#index(instant)]!
  }

  /** The instant at which the offset of `instant` ends; Infinity after the last change. */
  offsetEnds(instant: number): number {
    return this.#starts[this.#index(instant) + 1] ?? Infinity
  }

  /** Which of two instants with one wall time an instant is, where the clocks go back; null for a wall time that comes once. */
  turnOf(instant: number): 'first' | 'second' | null {
    const index = this.#index(instant)
    const back = (change: number) => (this.#offsets[change - 1] ?? -Infinity) - (this.#offsets[change] ?? Infinity)
    if (instant < this.#starts[index]! + back(index)) return 'second'
    return instant >= (this.#starts[index + 1] ?? Infinity) - back(index + 1) ? 'first' : null
  }

  /** The changes of the clocks within a UTC year, in order. */
  changesIn(year: number): ClockChange[] {
    const [first, after] = [Date.UTC(year), Date.UTC(year + 1)]
    return this.#starts.flatMap((at, index) =>
      at >= first && at < after ? [{ at, from: this.#offsets[index - 1]!, to: this.#offsets[index]! }] : [],
    )
  }

  /** The day number of an instant on the wall calendar. */
  dayOf(instant: number): number {
    return Math.floor((instant + this.offsetAt(instant)) / dayMs)
  }

  /** Minutes since wall midnight, by the clock on the wall. */
  minuteOf(instant: number): number {
    return Math.floor((instant + this.offsetAt(instant) - this.dayOf(instant) * dayMs) / minuteMs)
  }

  /** The first instant of a local day. */
  dayStart(day: number): number {
    return this.#instantOf(day * dayMs, 'start')
  }

  /**
   * The instant of a wall time. One that a change skips moves forward to the change; one that comes twice is the first
   * for a start and the second for an end. Minutes from 1440 on lie on the next day; midnight is the border between days.
   */
  instantOf(day: number, minute: number, edge: Edge): number {
    return this.#instantOf(day * dayMs + minute * minuteMs, minute % 1440 === 0 ? 'start' : edge)
  }

  #instantOf(wall: number, edge: Edge): number {
    let found: number | null = null
    for (let index = this.#index(wall - widestMs); ; index++) {
      const start = this.#starts[index]!
      const end = this.#starts[index + 1] ?? Infinity
      const instant = wall - this.#offsets[index]!
      // Skipped: the span before ended without reaching this wall time, and this one starts past it.
      if (instant < start) return found ?? start
      if (instant < end) {
        if (edge === 'start') return instant
        found = instant
      }
      if (end > wall + widestMs) return found ?? end
    }
  }

  #index(instant: number): number {
    // Questions come in ascending order, or nearly: the stretch of the last answer is nearly always right.
    const last = this.#lastIndex
    if (instant >= this.#starts[last]! && (last + 1 === this.#starts.length || instant < this.#starts[last + 1]!))
      return last
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle]! <= instant) low = middle
      else high = middle - 1
    }
    return (this.#lastIndex = low)
  }
}

function offsetReader(timeZone: string): (instant: number) => number {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (instant) => {
    const match = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(instant))
    if (!match) throw new RangeError(`No offset of ${timeZone}`)
    const [, sign, hours = '0', minutes = '0'] = match
    return (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign === '-' ? -1 : 1)
  }
}

const tables = new Map<string, ZoneOffsets>()

/** The table of a zone, made at its first use. @throws RangeError for a name that is no IANA zone */
export function zoneOffsets(timeZone: string): ZoneOffsets {
  let table = tables.get(timeZone)
  if (!table) tables.set(timeZone, (table = new ZoneOffsets(timeZone)))
  return table
}

/** What the clock on the wall and the calendar beside it show at an instant: date, "HH:MM" and ISO weekday (1 Monday … 7 Sunday). */
export function wallClock(instant: number, timeZone = newYork): { weekday: number; time: string; date: LocalDate } {
  const zone = zoneOffsets(timeZone)
  const day = zone.dayOf(instant)
  return { weekday: isoWeekday(day), time: timeText(zone.minuteOf(instant)), date: dateText(day) }
}

function timeText(minutes: number): string {
  return new Date(minutes * minuteMs).toISOString().slice(11, 16)
}

/** The local date of an instant. */
export function localDate(instant: number, timeZone: string): LocalDate {
  return dateText(zoneOffsets(timeZone).dayOf(instant))
}

/** The first instants of a local date and of the date `days` later. */
export function dateSpan(date: LocalDate, timeZone: string, days = 1): { from: number; to: number } {
  const zone = zoneOffsets(timeZone)
  const day = dayNumber(date)
  return { from: zone.dayStart(day), to: zone.dayStart(day + days) }
}

/** The instant of a date and a wall time "HH:MM" in a zone, by the rule of {@link ZoneOffsets.instantOf}. */
export function instantOfWall(date: LocalDate, time: string, timeZone: string, edge: Edge = 'start'): number {
  return zoneOffsets(timeZone).instantOf(dayNumber(date), wallMinutes(time), edge)
}

/** The instant of a wall time as forms and calendars send it, "2026-11-01T09:00"; null for no wall time of this century. */
export function readWallTime(wall: string | null | undefined, timeZone: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2}(?:\.\d{1,3})?)?Z?$/.exec(wall ?? '')
  if (!match || !isDate(match[1], 2000, 2099)) return null
  return instantOfWall(match[1], `${match[2]}:${match[3]}`, timeZone)
}

/**
 * What the clock on the wall shows at an instant, written as if it were UTC: "2026-11-01T09:00:00Z". A calendar that draws in
 * UTC needs neither its own zone nor a table of zones.
 */
export function wallText(instant: number, timeZone: string): string {
  const shifted = instant + zoneOffsets(timeZone).offsetAt(instant)
  return `${new Date(shifted).toISOString().slice(0, 19)}Z`
}

/**
 * Both ends of a visit on the wall. Where the clock goes back meanwhile the end would stand before the start, and where it
 * goes forward the visit would look an hour longer: the drawn length is the real one.
 */
export function wallSpan(startsAt: number, endsAt: number, timeZone: string): { start: string; end: string } {
  const start = wallText(startsAt, timeZone)
  const end = new Date(Date.parse(start) + (endsAt - startsAt)).toISOString()
  return { start, end: `${end.slice(0, 19)}Z` }
}
