import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import type { CampaignStatus } from '#app/modules/promotion/campaign-status.ts'
import { namesOf } from '#app/modules/promotion/queries/advertisers.server.ts'
import type { Campaign } from '#app/modules/promotion/queries/campaigns.server.ts'
import { type Figures, readTotals } from '#app/modules/promotion/queries/report.server.ts'

/** The tabs of the queue and the states that stand in each; drafts are their authors' own. */
const campaignTabs = {
  submitted: ['submitted'],
  unpaid: ['approved', 'pending_payment'],
  running: ['scheduled', 'running', 'paused'],
  ended: ['finished', 'stopped'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly CampaignStatus[]>

export type CampaignTab = keyof typeof campaignTabs

export const campaignTabNames = Object.keys(campaignTabs) as CampaignTab[]

/** Campaigns of one page; what is older is found in the file. */
const most = 200

/** How many campaigns stand in each tab. */
export async function countTabs(): Promise<Record<CampaignTab, number>> {
  const rows = await db
    .select({ status: promotionCampaigns.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(promotionCampaigns)
    .groupBy(promotionCampaigns.status)
  const of = (tab: CampaignTab) =>
    rows
      .filter(({ status }) => campaignTabs[tab].some((each) => each === status))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    ...{ submitted: of('submitted'), unpaid: of('unpaid'), running: of('running') },
    ...{ ended: of('ended'), rejected: of('rejected') },
  }
}

export type QueuedCampaign = Readonly<{ campaign: Campaign; doctor: string; figures: Figures | null }>

/** The campaigns of a tab: who has waited longest first, and of those that are decided the latest. */
export async function listTab(tab: CampaignTab, locale: Locale): Promise<QueuedCampaign[]> {
  const { status, submittedAt, updatedAt, id } = promotionCampaigns
  const rows = await db
    .select()
    .from(promotionCampaigns)
    .where(inArray(status, [...campaignTabs[tab]]))
    .orderBy(...(tab === 'submitted' ? [asc(submittedAt), asc(id)] : [desc(updatedAt), desc(id)]))
    .limit(most)
  const names = await namesOf([...new Set(rows.map(({ providerId }) => providerId))], locale)
  const totals = await readTotals(rows.map((row) => row.id))
  return rows.map((campaign) => ({
    ...{ campaign, doctor: names.get(campaign.providerId) ?? '' },
    figures: totals.get(campaign.id) ?? null,
  }))
}

/** A campaign that has been submitted, for who reviews it; null for none, and for a draft. */
export async function findOverseen(id: string): Promise<Campaign | null> {
  const [row] = await db.select().from(promotionCampaigns).where(eq(promotionCampaigns.id, id))
  return row && row.status !== 'draft' ? row : null
}
