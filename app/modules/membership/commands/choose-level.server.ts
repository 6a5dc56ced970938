import type { ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { changeSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { type Change, type Choice, type Membership, planRenewal } from '../change.ts'
import { isRunning } from '../membership-status.ts'
import { paymentLines, renewalInstant, renewalLines } from '../order-lines.server.ts'
import { openPayer } from '../queries/memberships.server.ts'
import { previewChange } from '../queries/preview.server.ts'
import { notePayment, type Order, writeOrder } from './write-order.server.ts'
import { takeOrder } from './take-order.server.ts'
import { lockMembership, openMembership, writeMembership } from './write-membership.server.ts'

export type Chosen = Choice &
  Readonly<{
    code: string
    /** What the page has shown: another amount is shown anew and not charged. */
    shownCents: number
  }>

/** Where to go on: to the gateway's page, or what happened without one. */
export type Answer = Readonly<{ kind: 'checkout'; url: string } | { kind: 'done' | 'scheduled' }>

type Placed = Readonly<{ membership: Membership; order: Order; change: Change }>

/** Asks for the money of an order, and where nothing is repeated yet for what comes after it. */
async function checkout(actor: ProviderActor, { membership, order, change }: Placed): Promise<Answer> {
  const { tier, interval, priceCents, periodEnd } = order
  const keeps = membership.subscriptionId !== null && order.kind === 'change' && !change.beginsPeriod
  const { paymentId, url } = await startCheckout({
    ...{ purpose: 'membership', purposeId: membership.id, currency: 'USD' },
    ...{ userId: actor.userId, email: actor.email, locale: actor.locale },
    lines: paymentLines(order.lines),
    ...(!keeps && {
      subscription: {
        lines: renewalLines(tier, interval, priceCents),
        interval,
        renewsAt: renewalInstant(periodEnd),
      },
    }),
    idempotencyKey: `membership-order-${order.id}`,
  })
  await notePayment(order.id, paymentId)
  return { kind: 'checkout', url }
}

const actorOf = ({ userId }: ProviderActor) => ({ type: 'user', id: userId }) as const

/**
 * Chooses a level: for money by the gateway's page, at once where nothing is due, with the next period where it is less than what somebody has.
 * @throws DomainError forbidden `membership.not_yours`; not_found `membership.no_such_level`; conflict `membership.other_price` when the amount is no longer
 * the one that was shown, `membership.not_now` while a renewal is owed or the end is set; unavailable `payments.gateway_unavailable`
 */
export async function chooseLevel(actor: ProviderActor, chosen: Chosen): Promise<Answer> {
  const placed = await withTransaction(async (tx): Promise<Placed | Answer> => {
    const payer = await openPayer(actor, 'membership.manage', tx)
    const found = await lockMembership(tx, { providerId: payer.id })
    const { change, coupon, couponProblem } = await previewChange(found, chosen, tx)
    if (found && isRunning(found.status) && found.status !== 'active')
      throw new DomainError('conflict', 'membership.not_now')
    if (couponProblem !== null || change.due !== chosen.shownCents)
      throw new DomainError('conflict', 'membership.other_price')
    if (change.when === 'none') return { kind: 'done' }
    const { tier, interval, priceCents, periodStart, periodEnd, anchorDay } = change
    const actorNow = actorOf(actor)
    if (change.when === 'period_end') {
      const next = { nextTier: tier, nextInterval: interval, nextPriceCents: priceCents }
      await writeMembership(tx, found!, { action: 'change_next', by: 'owner', actor: actorNow, changes: next })
      if (found!.subscriptionId !== null) {
        const lines = renewalLines(tier, interval, priceCents)
        await changeSubscription(tx, found!.subscriptionId, { lines, interval })
      }
      return { kind: 'scheduled' }
    }
    const first = { providerId: payer.id, tier, interval, priceCents, periodStart, periodEnd, anchorDay }
    const before = found ?? (await openMembership(tx, first))
    const isNew = !isRunning(before.status) && before.status !== 'suspended'
    const choice = { tier, interval, priceCents, periodStart, periodEnd, anchorDay, isTrial: false }
    const membership = isNew
      ? await writeMembership(tx, before, { action: 'choose', by: 'owner', actor: actorNow, changes: choice })
      : before
    const kind = isNew || before.status === 'suspended' ? 'start' : 'change'
    const wanted = { kind, membership, change, couponId: coupon?.id ?? null, createdBy: actor.userId } as const
    const order = await writeOrder(tx, wanted)
    if (change.due > 0) return { membership, order, change }
    await takeOrder(tx, membership, order, { paymentId: null, subscriptionId: null, actor: actorNow })
    return { kind: 'done' }
  })
  return 'order' in placed ? checkout(actor, placed) : placed
}

/**
 * Pays the renewal that was not paid, with whichever card is given now.
 * @throws DomainError forbidden `membership.not_yours`; conflict `membership.not_now` when nothing is owed; unavailable
 */
export async function payOwed(actor: ProviderActor): Promise<Answer> {
  const placed = await withTransaction(async (tx): Promise<Placed> => {
    const payer = await openPayer(actor, 'membership.manage', tx)
    const membership = await lockMembership(tx, { providerId: payer.id })
    if (membership?.status !== 'past_due' && membership?.status !== 'suspended')
      throw new DomainError('conflict', 'membership.not_now')
    const change = planRenewal(membership, todayInNewYork())
    const wanted = { kind: 'renewal', membership, change, couponId: null, createdBy: actor.userId } as const
    return { membership, order: await writeOrder(tx, wanted), change }
  })
  return checkout(actor, placed)
}
