import type { AdminActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Permission } from '../admin-permissions.ts'

/** Locks accounts, opens them again, and sees whose they are. */
const keepAccounts: Permission = 'user.unlock'

/** @throws DomainError forbidden for who may not lock accounts */
export function requireKeeper({ permissions }: AdminActor): void {
  if (!permissions.has(keepAccounts)) throw new DomainError('forbidden', 'accounts.lock_forbidden')
}

type Subject = Readonly<{ status: string; scopes: readonly string[] }>

/**
 * What may be done to an account. Of somebody of the administration nothing: their roles are taken, by who manages roles. One that no
 * reviewer knows yet is refused by the review, and what was given up stays so.
 */
export function lockStepOf({ status, scopes }: Subject): 'lock' | 'unlock' | null {
  if (scopes.includes('admin')) return null
  if (status === 'active') return 'lock'
  return status === 'locked' ? 'unlock' : null
}

export type LockStep = NonNullable<ReturnType<typeof lockStepOf>>
