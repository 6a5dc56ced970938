import { addDays, mondayOf } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { tri } from './directory.ts'

/** The Monday of this week, or of one some weeks from now. */
export const mondayIn = (weeks: number): string => addDays(mondayOf(todayInNewYork()), weeks * 7)

/** A campaign's row alone: a draft of a doctor for the home page, for the two weeks after this one. Answers its id. */
export async function insertCampaign(
  providerId: string,
  changes: Partial<typeof promotionCampaigns.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await withTransaction((tx) =>
    tx.insert(promotionCampaigns).values({
      ...{ id, providerId, status: 'draft', placement: 'home', targets: [], createdBy: 'author-1', version: 1 },
      ...{ startsOn: mondayIn(1), endsOn: mondayIn(3), priceCents: 39_800, createdAt: now(), updatedAt: now() },
      headline: tri('心脏检查', '心臟檢查', 'Heart checkups'),
      body: tri('用中文讲给您听', '用中文講給您聽', 'Explained in Chinese'),
      ...changes,
    }),
  )
  return changes.id ?? id
}

/** The weeks of a campaign that runs today. */
export const runningNow = () => ({ status: 'running', startsOn: mondayIn(0), endsOn: mondayIn(2) }) as const
