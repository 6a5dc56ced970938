import { eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { log } from '#app/core/log/log.server.ts'
import type { PaymentNews, SubscriptionNews } from '#app/modules/payments/purposes.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { offeredSpan } from '../offered-span.ts'
import type { Campaign } from '../queries/campaigns.server.ts'
import { readBooked } from '../queries/inventory.server.ts'
import { lockCampaign, lockRate, writeCampaign } from './write-campaign.server.ts'

async function lockBoth(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ placement: promotionCampaigns.placement })
    .from(promotionCampaigns)
    .where(eq(promotionCampaigns.id, id))
  if (!found) throw new Error('A payment is for a campaign that there is not.')
  const { slots } = await lockRate(tx, found.placement)
  return { slots, campaign: await lockCampaign(tx, id) }
}

/** The weeks that are paid for: those that were kept, or where the money comes after they were given up the first that are free. */
async function paidSpan(tx: Transaction, campaign: Campaign, slots: number) {
  const today = todayInNewYork()
  const booked = await readBooked(campaign.placement, today, { but: campaign.id, reader: tx })
  return offeredSpan(campaign, { booked, slots, today })
}

/**
 * What happened to a payment for a campaign, in the transaction that records it: its weeks are there with the money, or neither is.
 * Told again it changes nothing more. A refund leaves the campaign as it is; who gives it decides about that too.
 */
export async function hearPayment(tx: Transaction, news: PaymentNews | SubscriptionNews): Promise<void> {
  if (news.kind !== 'paid') return
  const { payment } = news
  const { campaign, slots } = await lockBoth(tx, payment.purposeId)
  const span = campaign.status === 'pending_payment' ? await paidSpan(tx, campaign, slots) : null
  if (!span) {
    // For people to decide about: it stands among the payments, from where it is given back.
    log.error({ paymentId: payment.id }, 'money for a campaign has come for what nobody waits for')
    return
  }
  const changes = { ...span, heldUntil: null }
  await writeCampaign(tx, campaign, { action: 'pay', by: 'gateway', actor: { type: 'system' }, changes })
}
