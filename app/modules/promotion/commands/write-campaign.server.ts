import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { promotionCampaigns, promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import { firstRates, type Rate } from '../campaign-price.ts'
import { type CampaignAction, type CampaignParty, stepCampaign } from '../campaign-status.ts'
import type { Placement } from '../placements.ts'
import type { Campaign } from '../queries/campaigns.server.ts'

type Changes = Partial<Omit<Campaign, 'id' | 'providerId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>>

export type CampaignStep = Readonly<{
  action: CampaignAction
  by: CampaignParty
  actor: AuditEvent['actor']
  changes?: Changes
}>

/** A campaign for this transaction alone: on PostgreSQL whoever else wants it waits. @throws DomainError not_found `promotion.unknown` */
export async function lockCampaign(tx: Transaction, id: string): Promise<Campaign> {
  const [row] = await tx
    .update(promotionCampaigns)
    .set({ version: sql`${promotionCampaigns.version}` })
    .where(eq(promotionCampaigns.id, id))
    .returning()
  if (!row) throw new DomainError('not_found', 'promotion.unknown')
  return row
}

/**
 * The rate of a placement for this transaction alone. Whoever gives away weeks of a placement takes this first, so that of two who want
 * the last place one comes second.
 */
export async function lockRate(tx: Transaction, placement: Placement): Promise<Rate> {
  const first = firstRates.find((rate) => rate.placement === placement)!
  await tx
    .insert(promotionRates)
    .values({ id: placement, ...first })
    .onConflictDoNothing()
  const [row] = await tx
    .update(promotionRates)
    .set({ slots: sql`${promotionRates.slots}` })
    .where(eq(promotionRates.placement, placement))
    .returning()
  return row ?? first
}

/**
 * Takes a step of a campaign that this transaction holds: the status by the table, what else changes, and the entry in the audit log.
 * @throws DomainError conflict `promotion.not_now`
 */
export async function writeCampaign(tx: Transaction, before: Campaign, step: CampaignStep): Promise<Campaign> {
  const { action, by, actor, changes = {} } = step
  const status = stepCampaign(before.status, action, by)
  const [after] = await tx
    .update(promotionCampaigns)
    .set({ ...changes, status, version: sql`${promotionCampaigns.version} + 1`, updatedAt: now() })
    .where(eq(promotionCampaigns.id, before.id))
    .returning()
  const subject = { type: 'campaign', id: before.id }
  await recordAudit(tx, { actor, action: `promotion.${action}`, subject, fields: ['status', ...Object.keys(changes)] })
  return after!
}

export type CampaignWords = Pick<
  Campaign,
  'placement' | 'targets' | 'headline' | 'body' | 'startsOn' | 'endsOn' | 'dailyCap'
>

/** A new draft. */
export async function insertCampaign(
  tx: Transaction,
  words: CampaignWords & Readonly<{ providerId: string; createdBy: string }>,
): Promise<string> {
  const id = newId()
  const at = now()
  await tx
    .insert(promotionCampaigns)
    .values({ id, status: 'draft', ...words, version: 1, createdAt: at, updatedAt: at })
  return id
}

/** What a draft says instead. */
export async function rewriteCampaign(tx: Transaction, { id }: Campaign, words: CampaignWords): Promise<void> {
  await tx
    .update(promotionCampaigns)
    .set({ ...words, version: sql`${promotionCampaigns.version} + 1`, updatedAt: now() })
    .where(eq(promotionCampaigns.id, id))
}

/** The weeks of a campaign that is being paid for, and until when they are kept. */
export async function keepWeeks(
  tx: Transaction,
  { id }: Campaign,
  kept: Pick<Campaign, 'startsOn' | 'endsOn' | 'heldUntil'>,
): Promise<Campaign> {
  const [after] = await tx
    .update(promotionCampaigns)
    .set({ ...kept, version: sql`${promotionCampaigns.version} + 1`, updatedAt: now() })
    .where(eq(promotionCampaigns.id, id))
    .returning()
  return after!
}
