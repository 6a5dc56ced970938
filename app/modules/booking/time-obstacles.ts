import type { Capability } from '#app/modules/accounts/capabilities.ts'
import type { HolidayCode } from './holidays/holidays.ts'

type Span = Readonly<{ from: number; to: number }>

/**
 * What stands against a time that the desk wants, beside patients' lead time and horizon, which do not bind it. Instants are epoch
 * milliseconds; `spans` are the hours of that day as `[from, to, …]`.
 */
export type TimeObstacle =
  /** Before the first hours of a day or after the last. */
  | Readonly<{ kind: 'hours'; spans: readonly number[] }>
  /** Between two stretches of hours. */
  | (Readonly<{ kind: 'break' }> & Span)
  /** The doctor works then, but not for this kind of visit. */
  | Readonly<{ kind: 'visit_type' }>
  /** Clear of the visit itself, within the minutes that are kept between two. */
  | (Readonly<{ kind: 'buffer'; minutes: number }> & Span)
  | Readonly<{ kind: 'full_day'; count: number }>
  | Readonly<{ kind: 'closed_day' }>
  | (Readonly<{ kind: 'holiday'; code: HolidayCode }> & Span)
  | (Readonly<{ kind: 'closure' }> & Span)
  | (Readonly<{ kind: 'time_off' }> & Span)
  /** Taken: by a visit or a request, by somebody who is booking right now, all seats or rooms. */
  | (Readonly<{ kind: 'visit' | 'hold' }> & Span)
  | Readonly<{ kind: 'seats' }>
  | Readonly<{ kind: 'room' }>

/** What somebody with the right may pass over, and the right. What is taken is nobody's to pass over. */
const rights = {
  hours: 'appointment.fit_in',
  break: 'appointment.fit_in',
  visit_type: 'appointment.fit_in',
  buffer: 'appointment.fit_in',
  full_day: 'appointment.fit_in',
  closed_day: 'appointment.open_closed',
  holiday: 'appointment.open_closed',
  closure: 'appointment.open_closed',
  time_off: 'appointment.open_closed',
} as const satisfies Partial<Record<TimeObstacle['kind'], Capability>>

export type PassableKind = keyof typeof rights

export const passableKinds = Object.keys(rights) as PassableKind[]

/** The right to pass over an obstacle; null for one that stays. */
export function rightToPass(kind: TimeObstacle['kind']): (typeof rights)[PassableKind] | null {
  return rights[kind as PassableKind] ?? null
}

/** The kinds of obstacles, each once, in a settled order. */
export function kindsOf(obstacles: readonly TimeObstacle[]): PassableKind[] {
  return passableKinds.filter((kind) => obstacles.some((each) => each.kind === kind))
}

/** That somebody has read what stands against one time and wants it all the same. */
export type Override = Readonly<{ startsAt: number; kinds: readonly PassableKind[] }>
