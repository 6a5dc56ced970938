import { dayNumber, wallMinutes } from '#app/core/calendar/dates.ts'
import type { HolidayCode } from '#app/modules/booking/holidays/holidays.ts'

/** Days are day numbers, wall times minutes from midnight of their day (past midnight more than 1440), instants epoch milliseconds. */

export type WeeklyRule = {
  /** Bit n is ISO weekday n. */
  weekdays: number
  starts: number
  ends: number
  /** Local days, both included. */
  effectiveFrom: number
  effectiveTo: number
  everyWeeks: number
  /** A day of a week in which the rule holds. */
  anchor: number
  /** Null is every visit type. */
  visitTypeIds: readonly string[] | null
}

type DayException = { day: number; kind: 'off' | 'extra' | 'replace'; starts: number; ends: number }

/** Closed on each day from `from` to `to`, both included, between two wall times. */
export type Closure = { from: number; to: number; starts: number; ends: number; cause: ClosureCause }

/** Why it is closed: a holiday that is kept, the practice, or the provider who is away. */
export type ClosureCause = { holiday: HolidayCode } | 'facility' | 'provider'

export type SlotVisitType = {
  id: string
  minutes: number
  bufferBefore: number
  bufferAfter: number
  sharesBuffers: boolean
  alignMinutes: number
  leadMinutes: number
  horizonDays: number
  newPatients: 'all' | 'new_only' | 'returning_only'
  capacity: number
  dailyCap: number | null
  resourceKinds: readonly string[]
}

/** Time of the provider that is taken, wherever: an appointment that keeps its time or a living hold. */
export type Busy = {
  startsAt: number
  endsAt: number
  busyFrom: number
  busyTo: number
  sharesBuffers: boolean
  visitTypeId: string | null
  seat: number
  resourceIds: readonly string[]
  /** Kept by who is filling in a form or was offered it. */
  isHold?: boolean
}

export type SlotResource = { id: string; kind: string; capacity: number }

/** A resource in use by anybody at the facility. Uses with one `session` are one: a group visit takes its room once. */
export type ResourceUse = { resourceId: string; from: number; to: number; session: string }

/** Everything that decides which times are open for one visit type of one provider at one facility. */
export type SlotInput = {
  timeZone: string
  now: number
  /** The first local day asked for, and how many. */
  fromDay: number
  days: number
  /** Local days between which the provider works here, both included. */
  activeFrom: number
  activeTo: number
  visitType: SlotVisitType
  /** Whether the patient is new; null when not known, which narrows nothing. */
  isNewPatient: boolean | null
  rules: readonly WeeklyRule[]
  exceptions: readonly DayException[]
  closures: readonly Closure[]
  /** Time of the provider that is taken and of which nothing else matters, as `[busyFrom, busyTo, …]`. */
  taken: readonly number[]
  busy: readonly Busy[]
  /** Starts of the visits of this type that count against the daily cap. */
  cappedStarts: readonly number[]
  /** The facility's resources, in the order in which they are given out. */
  resources: readonly SlotResource[]
  resourceUses: readonly ResourceUse[]
}

export type Slot = {
  startsAt: number
  endsAt: number
  /** With the buffers. */
  busyFrom: number
  busyTo: number
  /** Place in a group visit; 0 for a single one. */
  seat: number
  resourceIds: string[]
}

type RuleRow = {
  weekdays: readonly number[]
  starts: string
  ends: string
  effectiveFrom: string | null
  effectiveTo: string | null
  everyWeeks: number
  anchorDate: string | null
  visitTypeIds: readonly string[] | null
}
type ExceptionRow = { date: string; kind: 'off' | 'extra' | 'replace'; starts: string | null; ends: string | null }
type ClosureRow = {
  dateFrom: string
  dateTo: string
  part: 'all' | 'am' | 'pm' | 'times'
  startsAt: string | null
  endsAt: string | null
  /** Left out where nobody is told. */
  cause?: ClosureCause
}

const parts = { all: [0, 1440], am: [0, 720], pm: [720, 1440] } as const

export function toRule(row: RuleRow): WeeklyRule {
  const effectiveFrom = row.effectiveFrom === null ? -Infinity : dayNumber(row.effectiveFrom)
  return {
    weekdays: row.weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0),
    ...wallSpan(row.starts, row.ends),
    effectiveFrom,
    effectiveTo: row.effectiveTo === null ? Infinity : dayNumber(row.effectiveTo),
    everyWeeks: Math.max(1, row.everyWeeks),
    anchor: row.anchorDate === null ? (row.effectiveFrom === null ? 0 : effectiveFrom) : dayNumber(row.anchorDate),
    visitTypeIds: row.visitTypeIds,
  }
}

/** Without times, `off` is the whole day, `replace` leaves nothing and `extra` adds nothing. */
export function toException(row: ExceptionRow): DayException {
  const none = { starts: 0, ends: row.kind === 'off' ? 1440 : 0 }
  const span = row.starts === null || row.ends === null ? none : wallSpan(row.starts, row.ends)
  return { day: dayNumber(row.date), kind: row.kind, ...span }
}

export function toClosure(row: ClosureRow): Closure {
  const days = { from: dayNumber(row.dateFrom), to: dayNumber(row.dateTo), cause: row.cause ?? ('facility' as const) }
  if (row.part === 'times' && row.startsAt !== null && row.endsAt !== null)
    return { ...days, ...wallSpan(row.startsAt, row.endsAt) }
  const [starts, ends] = parts[row.part === 'times' ? 'all' : row.part]
  return { ...days, starts, ends }
}

/** An end before its start lies past midnight; the same time twice is an empty span. */
function wallSpan(startsText: string, endsText: string): { starts: number; ends: number } {
  const starts = wallMinutes(startsText)
  const ends = wallMinutes(endsText)
  return { starts, ends: ends < starts ? ends + 1440 : ends }
}
