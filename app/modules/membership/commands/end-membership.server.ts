import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import {
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from '#app/modules/payments/commands/subscriptions.server.ts'
import type { Membership } from '../change.ts'
import { renewalLines } from '../order-lines.server.ts'
import { openPayer } from '../queries/memberships.server.ts'
import { lockMembership, settled, unchanging, writeMembership } from './write-membership.server.ts'

/** @throws DomainError forbidden `membership.not_yours`; conflict `membership.not_now` */
async function held(tx: Transaction, actor: ProviderActor): Promise<Membership> {
  const payer = await openPayer(actor, 'membership.manage', tx)
  const membership = await lockMembership(tx, { providerId: payer.id })
  if (!membership) throw new DomainError('conflict', 'membership.not_now')
  return membership
}

const owner = (actor: ProviderActor) => ({ by: 'owner', actor: { type: 'user', id: actor.userId } }) as const

/**
 * Ends what somebody pays for: with the period that is paid, or at once where they owe a renewal and do not want it.
 * @throws DomainError forbidden `membership.not_yours`; conflict `membership.not_now`
 */
export async function cancelMembership(actor: ProviderActor): Promise<void> {
  await withTransaction(async (tx) => {
    const membership = await held(tx, actor)
    const { status, subscriptionId } = membership
    const isOwed = status === 'past_due' || status === 'suspended'
    const action = isOwed ? 'end' : 'schedule_cancel'
    const changes = isOwed ? { ...settled, ...unchanging, subscriptionId: null } : unchanging
    await writeMembership(tx, membership, { action, ...owner(actor), changes })
    if (subscriptionId !== null) await cancelSubscription(tx, subscriptionId, isOwed ? 'now' : 'period_end')
  })
}

/** Takes back the end. @throws DomainError forbidden `membership.not_yours`; conflict `membership.not_now` */
export async function keepMembership(actor: ProviderActor): Promise<void> {
  await withTransaction(async (tx) => {
    const membership = await held(tx, actor)
    await writeMembership(tx, membership, { action: 'keep', ...owner(actor) })
    if (membership.subscriptionId !== null) await resumeSubscription(tx, membership.subscriptionId)
  })
}

/** Takes back what was to change with the next period. @throws DomainError as `keepMembership` */
export async function keepLevel(actor: ProviderActor): Promise<void> {
  await withTransaction(async (tx) => {
    const membership = await held(tx, actor)
    if (membership.nextTier === null) throw new DomainError('conflict', 'membership.not_now')
    const { tier, interval, priceCents, subscriptionId } = membership
    await writeMembership(tx, membership, { action: 'change_next', ...owner(actor), changes: unchanging })
    if (subscriptionId !== null)
      await changeSubscription(tx, subscriptionId, { lines: renewalLines(tier, interval, priceCents), interval })
  })
}
