import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { decisionReasons } from '#drizzle/schema/moderation.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { hasRoom } from '../inventory.ts'
import { readBooked } from '../queries/inventory.server.ts'
import type { Campaign } from '../queries/campaigns.server.ts'
import { tellAuthor } from './tell-author.server.ts'
import { lockCampaign, lockRate, writeCampaign } from './write-campaign.server.ts'

/** How long an approved campaign keeps its weeks without being paid for. */
const holdMs = 7 * dayMs

type Decided = Readonly<{ id: string; /** The version that the page has shown. */ seen: number | null }>

/** @throws DomainError forbidden `promotion.not_allowed` */
function requireRight({ permissions }: AdminActor): void {
  if (!permissions.has('promotion.review')) throw new DomainError('forbidden', 'promotion.not_allowed')
}

const by = ({ userId }: AdminActor) => ({ by: 'admin', actor: { type: 'user', id: userId } }) as const

/** The campaign as the page has shown it, with the rate of its placement; nobody decides what they have written. */
async function lockShown(tx: Transaction, actor: AdminActor, { id, seen }: Decided) {
  const [found] = await tx
    .select({ placement: promotionCampaigns.placement })
    .from(promotionCampaigns)
    .where(eq(promotionCampaigns.id, id))
  if (!found) throw new DomainError('not_found', 'promotion.unknown')
  const rate = await lockRate(tx, found.placement)
  const campaign = await lockCampaign(tx, id)
  if (campaign.version !== seen) throw new DomainError('conflict', 'promotion.stale')
  if (campaign.createdBy === actor.userId) throw new DomainError('forbidden', 'promotion.own_campaign')
  return { campaign, rate }
}

/**
 * Approves a campaign and keeps its weeks for a week.
 * @throws DomainError forbidden `promotion.not_allowed`, `promotion.own_campaign`; not_found `promotion.unknown`; conflict `promotion.not_now`,
 * `promotion.stale`, `promotion.no_room` when its weeks are taken or have begun
 */
export async function approveCampaign(actor: AdminActor, decided: Decided): Promise<void> {
  requireRight(actor)
  await withTransaction(async (tx) => {
    const { campaign, rate } = await lockShown(tx, actor, decided)
    const today = todayInNewYork()
    const booked = await readBooked(campaign.placement, today, { but: campaign.id, reader: tx })
    const isFree = campaign.startsOn >= today && hasRoom(booked, campaign, rate.slots)
    if (campaign.status === 'submitted' && !isFree) throw new DomainError('conflict', 'promotion.no_room')
    const changes = { reviewerId: actor.userId, decidedAt: now(), heldUntil: now() + holdMs }
    const after = await writeCampaign(tx, campaign, { action: 'approve', ...by(actor), changes })
    await tellAuthor(tx, after, 'promotion_approved')
  })
}

async function reasonOf(tx: Transaction, id: string) {
  const isOffered = and(
    eq(decisionReasons.id, id),
    eq(decisionReasons.decision, 'reject'),
    eq(decisionReasons.isActive, true),
  )
  const [reason] = await tx.select().from(decisionReasons).where(isOffered)
  if (!reason?.queues.includes('promotion')) throw new DomainError('invalid', 'promotion.no_reason')
  return reason
}

/**
 * Turns a campaign down, with a reason that its author reads.
 * @throws DomainError forbidden `promotion.not_allowed`, `promotion.own_campaign`; not_found `promotion.unknown`; invalid `promotion.no_reason`;
 * conflict `promotion.not_now`, `promotion.stale`
 */
export async function rejectCampaign(
  actor: AdminActor,
  { reason, note, ...decided }: Decided & Readonly<{ reason: string; note: string | null }>,
): Promise<void> {
  requireRight(actor)
  await withTransaction(async (tx) => {
    const { campaign } = await lockShown(tx, actor, decided)
    const { id: reasonCode } = await reasonOf(tx, reason)
    const changes = { reviewerId: actor.userId, decidedAt: now(), reasonCode, decisionNote: note }
    const after = await writeCampaign(tx, campaign, { action: 'reject', ...by(actor), changes })
    await tellAuthor(tx, after, 'promotion_rejected')
  })
}

async function running(tx: Transaction, actor: AdminActor, campaign: Campaign): Promise<Campaign> {
  return campaign.status === 'paused' ? writeCampaign(tx, campaign, { action: 'resume', ...by(actor) }) : campaign
}

/**
 * Takes a campaign that is paid for out of its weeks, because it breaks the policy. What was paid is given back among the payments.
 * @throws DomainError forbidden `promotion.not_allowed`, `promotion.own_campaign`; not_found `promotion.unknown`; conflict `promotion.not_now`, `promotion.stale`
 */
export async function stopCampaign(
  actor: AdminActor,
  { note, ...decided }: Decided & Readonly<{ note: string }>,
): Promise<void> {
  requireRight(actor)
  await withTransaction(async (tx) => {
    const { campaign } = await lockShown(tx, actor, decided)
    const changes = { reviewerId: actor.userId, decidedAt: now(), reasonCode: null, decisionNote: note }
    const before = await running(tx, actor, campaign)
    const after = await writeCampaign(tx, before, { action: 'stop', ...by(actor), changes })
    await tellAuthor(tx, after, 'promotion_stopped')
  })
}

/** Writes down that the figures of all campaigns left as a file. */
export async function recordReportExport({ userId }: AdminActor): Promise<void> {
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'promotion.report_export',
      subject: { type: 'campaign', id: 'all' },
    }),
  )
}
