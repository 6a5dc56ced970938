import { desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { advertiserIds, type PromotionRight } from './advertisers.server.ts'

export type Campaign = typeof promotionCampaigns.$inferSelect

/** Campaigns of everybody whose campaigns somebody may read, the latest first. */
export async function listCampaigns(actor: ProviderActor): Promise<Campaign[]> {
  const ids = [...(await advertiserIds(actor, 'promotion.read'))]
  if (ids.length === 0) return []
  return db
    .select()
    .from(promotionCampaigns)
    .where(inArray(promotionCampaigns.providerId, ids))
    .orderBy(desc(promotionCampaigns.createdAt), desc(promotionCampaigns.id))
    .limit(200)
}

/**
 * A campaign for which somebody has a right.
 * @throws DomainError not_found `promotion.unknown` for none, and for one that they may not read either; forbidden `promotion.forbidden`
 */
export async function openCampaign(
  actor: ProviderActor,
  right: PromotionRight,
  id: string,
  reader: Reader = db,
): Promise<Campaign> {
  const [row] = await reader.select().from(promotionCampaigns).where(eq(promotionCampaigns.id, id))
  if (!row || !(await advertiserIds(actor, 'promotion.read', reader)).has(row.providerId))
    throw new DomainError('not_found', 'promotion.unknown')
  if (!(await advertiserIds(actor, right, reader)).has(row.providerId))
    throw new DomainError('forbidden', 'promotion.forbidden')
  return row
}
