import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { begunBy, lastsUntil } from '../queries/campaign-days.ts'
import type { Campaign } from '../queries/campaigns.server.ts'
import { lockCampaign, writeCampaign } from './write-campaign.server.ts'

/** Campaigns of one run; what is left waits for the next. */
const most = 100

const clock = { by: 'system', actor: { type: 'system' } } as const

async function forDue(
  isDue: SQL | undefined,
  act: (tx: Transaction, campaign: Campaign) => Promise<unknown>,
): Promise<number> {
  const due = await db
    .select({ id: promotionCampaigns.id })
    .from(promotionCampaigns)
    .where(isDue)
    .orderBy(asc(promotionCampaigns.id))
    .limit(most)
  let done = 0
  for (const { id } of due) {
    await withTransaction(async (tx) => {
      await lockCampaign(tx, id)
      const own = and(eq(promotionCampaigns.id, id), isDue)
      const [campaign] = await tx.select().from(promotionCampaigns).where(own)
      if (!campaign) return
      await act(tx, campaign)
      done += 1
    })
  }
  return done
}

/**
 * Lets the states follow the days. Nothing waits for this: what is shown is decided by the days themselves.
 * @returns how many campaigns began and ended
 */
export async function moveCampaignsOn(): Promise<{ started: number; finished: number }> {
  const today = todayInNewYork()
  const { status } = promotionCampaigns
  const begins = and(eq(status, 'scheduled'), begunBy(today))
  const started = await forDue(begins, (tx, campaign) => writeCampaign(tx, campaign, { action: 'start', ...clock }))
  const ends = and(inArray(status, ['running', 'paused']), not(lastsUntil(today)))
  const finished = await forDue(ends, async (tx, campaign) => {
    const running =
      campaign.status === 'paused' ? await writeCampaign(tx, campaign, { action: 'resume', ...clock }) : campaign
    await writeCampaign(tx, running, { action: 'finish', ...clock })
  })
  return { started, finished }
}
