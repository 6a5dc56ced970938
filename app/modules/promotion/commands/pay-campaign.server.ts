import { dayMs } from '#app/core/calendar/durations.ts'
import type { ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { offeredSpan } from '../offered-span.ts'
import { campaignLines } from '../payment-lines.server.ts'
import { openCampaign } from '../queries/campaigns.server.ts'
import { readBooked } from '../queries/inventory.server.ts'
import { keepWeeks, lockCampaign, lockRate, writeCampaign } from './write-campaign.server.ts'

/** How long a place is kept for who is paying. */
const payingMs = dayMs

/**
 * Asks for the money of an approved campaign, whose weeks are kept meanwhile.
 * @param shownStart the first day that stood beside the button: when its weeks are taken by now, others are shown and nothing is charged
 * @returns where the gateway's page is
 * @throws DomainError not_found `promotion.unknown`; forbidden `promotion.forbidden`; conflict `promotion.not_now`, `promotion.other_weeks`,
 * `promotion.no_room`; unavailable `payments.gateway_unavailable`
 */
export async function payCampaign(actor: ProviderActor, id: string, shownStart: string): Promise<string> {
  const campaign = await withTransaction(async (tx) => {
    const { placement } = await openCampaign(actor, 'promotion.manage', id, tx)
    const { slots } = await lockRate(tx, placement)
    const before = await lockCampaign(tx, id)
    if (before.status !== 'approved' && before.status !== 'pending_payment')
      throw new DomainError('conflict', 'promotion.not_now')
    const today = todayInNewYork()
    const span = offeredSpan(before, {
      booked: await readBooked(placement, today, { but: id, reader: tx }),
      slots,
      today,
    })
    if (!span) throw new DomainError('conflict', 'promotion.no_room')
    if (span.startsOn !== shownStart) throw new DomainError('conflict', 'promotion.other_weeks')
    const changes = { ...span, heldUntil: now() + payingMs }
    if (before.status === 'pending_payment') return keepWeeks(tx, before, changes)
    const who = { by: 'owner', actor: { type: 'user', id: actor.userId } } as const
    return writeCampaign(tx, before, { action: 'await_payment', ...who, changes })
  })
  const { url } = await startCheckout({
    ...{ purpose: 'promotion', purposeId: id, currency: 'USD', lines: campaignLines(campaign) },
    ...{ userId: actor.userId, email: actor.email, locale: actor.locale },
  })
  return url
}
