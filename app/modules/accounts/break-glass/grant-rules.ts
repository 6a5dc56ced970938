import type { AdminActor } from '#app/core/actor.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'

/** How long a grant holds, whoever asks for it and why. */
export const grantMinutes = 30
export const grantLife = grantMinutes * minuteMs

export const breakGlass = 'appointment.break_glass'

/** @throws DomainError forbidden for who may not see health data for any reason */
export function requireBreakGlass({ permissions }: AdminActor): void {
  if (!permissions.has(breakGlass)) throw new DomainError('forbidden', 'accounts.break_glass_forbidden')
}

type Grant = Readonly<{ expiresAt: number; endedAt: number | null }>

/** How a grant stands at an instant. */
export function grantStatus({ expiresAt, endedAt }: Grant, at: number): 'running' | 'ended' | 'over' {
  if (endedAt !== null) return 'ended'
  return expiresAt > at ? 'running' : 'over'
}
