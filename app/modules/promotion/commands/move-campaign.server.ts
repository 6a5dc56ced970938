import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { campaignPrice } from '../campaign-price.ts'
import type { CampaignAction } from '../campaign-status.ts'
import { weeksOf } from '../inventory.ts'
import { openCampaign } from '../queries/campaigns.server.ts'
import { lockCampaign, lockRate, writeCampaign } from './write-campaign.server.ts'

const by = ({ userId }: ProviderActor) => ({ by: 'owner', actor: { type: 'user', id: userId } }) as const

/**
 * Sends a draft to the reviewers, at the price of today.
 * @param shownCents what the page has shown: another price is shown anew
 * @throws DomainError not_found `promotion.unknown`; forbidden `promotion.forbidden`; conflict `promotion.not_now`, `promotion.other_price`,
 * `promotion.not_sold`
 */
export async function submitCampaign(actor: ProviderActor, id: string, shownCents: number | null): Promise<void> {
  await withTransaction(async (tx) => {
    const { placement, targets } = await openCampaign(actor, 'promotion.manage', id, tx)
    const rate = await lockRate(tx, placement)
    const campaign = await lockCampaign(tx, id)
    if (!rate.isSold) throw new DomainError('conflict', 'promotion.not_sold')
    const priceCents = campaignPrice(rate, weeksOf(campaign), targets.length)
    if (priceCents !== shownCents) throw new DomainError('conflict', 'promotion.other_price')
    const changes = { priceCents, submittedAt: now(), reasonCode: null, decisionNote: null }
    await writeCampaign(tx, campaign, { action: 'submit', ...by(actor), changes })
  })
}

/**
 * A step of the owner that needs nothing else: takes a rejected campaign up again as a draft, or lets one rest and go on.
 * @throws DomainError not_found `promotion.unknown`; forbidden `promotion.forbidden`; conflict `promotion.not_now`
 */
export async function moveCampaign(
  actor: ProviderActor,
  id: string,
  action: Extract<CampaignAction, 'revise' | 'pause' | 'resume'>,
): Promise<void> {
  await withTransaction(async (tx) => {
    await openCampaign(actor, 'promotion.manage', id, tx)
    await writeCampaign(tx, await lockCampaign(tx, id), { action, ...by(actor) })
  })
}
