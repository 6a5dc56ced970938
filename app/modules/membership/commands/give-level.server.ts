import type { AdminActor } from '#app/core/actor.ts'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { cancelSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import { offerOf } from '#app/modules/tiers/offers.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { type Membership, priceOf } from '../change.ts'
import { isRunning } from '../membership-status.ts'
import { lockMembership, openMembership, settled, unchanging, writeMembership } from './write-membership.server.ts'

type Given = Readonly<{ providerId: string; days: number; reason: string; version: number }>

/** @throws DomainError forbidden `membership.not_allowed` */
function requireRight({ permissions }: AdminActor): void {
  if (!permissions.has('membership.comp')) throw new DomainError('forbidden', 'membership.not_allowed')
}

/** Keeps the reason, and refuses when somebody was quicker: `version` counts the deeds of the administration. @throws DomainError conflict `edits.stale` */
function keepReason(
  tx: Transaction,
  actor: AdminActor,
  {
    before,
    after,
    reason,
    version,
  }: Readonly<{ before: Membership | null; after: Membership } & Omit<Given, 'days' | 'providerId'>>,
) {
  const said = (row: Membership | null) =>
    row && { status: row.status, tier: row.tier, periodStart: row.periodStart, periodEnd: row.periodEnd }
  const edit = { tableName: 'memberships', rowId: after.id, before: said(before), after: said(after)! }
  return recordEdit(tx, actor, { ...edit, reason }, version)
}

const by = ({ userId }: AdminActor) => ({ by: 'admin', actor: { type: 'user', id: userId } }) as const

/** Nothing is taken by itself for what was given; at its end its owner is asked whether to go on. */
async function stopTaking(tx: Transaction, { subscriptionId }: Membership): Promise<void> {
  if (subscriptionId !== null) await cancelSubscription(tx, subscriptionId, 'now')
}

/**
 * Gives a practice a level for some days from today, whatever it had.
 * @throws DomainError forbidden `membership.not_allowed`; not_found `membership.no_such_level`; conflict `edits.stale`
 */
export async function compMembership(
  actor: AdminActor,
  { tier, ...given }: Given & Readonly<{ tier: number }>,
): Promise<void> {
  requireRight(actor)
  const { providerId, days, reason, version } = given
  await withTransaction(async (tx) => {
    const offer = offerOf(await readOffers(tx), tier)
    if (offer.tier !== tier || offer.monthlyCents === 0) throw new DomainError('not_found', 'membership.no_such_level')
    const periodStart = todayInNewYork()
    const periodEnd = addDays(periodStart, days)
    const anchorDay = Number(periodEnd.slice(8))
    const given = {
      tier,
      interval: 'month' as const,
      priceCents: priceOf(offer, 'month'),
      periodStart,
      periodEnd,
      anchorDay,
    }
    const found = await lockMembership(tx, { providerId })
    const held = found ?? (await openMembership(tx, { providerId, ...given }))
    await stopTaking(tx, held)
    const changes = { ...given, periodCents: 0, isTrial: false, subscriptionId: null, ...settled, ...unchanging }
    const after = await writeMembership(tx, held, { action: 'comp', ...by(actor), changes })
    await keepReason(tx, actor, { before: found, after, reason, version })
  })
}

const laterOf = (one: LocalDate, other: LocalDate) => (one > other ? one : other)

/**
 * Lets a membership run some days longer; one that owes or was stopped runs again.
 * @throws DomainError forbidden `membership.not_allowed`; conflict `membership.not_now`, `edits.stale`
 */
export async function extendMembership(actor: AdminActor, { providerId, days, reason, version }: Given): Promise<void> {
  requireRight(actor)
  await withTransaction(async (tx) => {
    const held = await lockMembership(tx, { providerId })
    if (!held) throw new DomainError('conflict', 'membership.not_now')
    await stopTaking(tx, held)
    const from =
      isRunning(held.status) && held.status !== 'past_due' ? held.periodEnd : laterOf(held.periodEnd, todayInNewYork())
    const periodEnd = addDays(from, days)
    const changes = { periodEnd, anchorDay: Number(periodEnd.slice(8)), subscriptionId: null, ...settled }
    const after = await writeMembership(tx, held, { action: 'extend', ...by(actor), changes })
    await keepReason(tx, actor, { before: held, after, reason, version })
  })
}
