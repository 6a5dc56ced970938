import type { AdminActor } from '#app/core/actor.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'

/** The longest that somebody reads as somebody else. */
export const impersonationMinutes = 30
export const impersonationLife = impersonationMinutes * minuteMs

export const impersonate = 'impersonate.read'

/** @throws DomainError forbidden for who may not read as somebody else */
export function requireImpersonator({ permissions }: AdminActor): void {
  if (!permissions.has(impersonate)) throw new DomainError('forbidden', 'accounts.impersonation_forbidden')
}

type Subject = Readonly<{ status: string; scopes: readonly string[] }>

/** Whether an account may be read as: one of the provider area that works, and nobody of the administration. */
export function canBeImpersonated({ status, scopes }: Subject): boolean {
  return status === 'active' && scopes.includes('provider') && !scopes.includes('admin')
}
