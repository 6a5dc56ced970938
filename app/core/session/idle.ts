import type { SessionScope } from '#app/core/actor.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'

/** After this long without a deed areas with health data ask for the password again, and the administration on every page. */
const idleLimits: Readonly<Record<SessionScope, number>> = {
  provider: 30 * minuteMs,
  association: 30 * minuteMs,
  admin: 15 * minuteMs,
}

type Activity = Readonly<{ activeAt: number; scope: SessionScope }>

/** Whether the time that its area allows without a deed has passed. */
export function isIdle({ activeAt, scope }: Activity): boolean {
  return now() - activeAt >= idleLimits[scope]
}

/** Milliseconds until a session without a deed is idle; 0 when it is. */
export function idleIn({ activeAt, scope }: Activity): number {
  return Math.max(0, activeAt + idleLimits[scope] - now())
}
