import { asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { promotionStats } from '#drizzle/schema/promotion/campaigns.ts'

export type DayFigures = Readonly<{ day: string; impressions: number; clicks: number; bookings: number }>

export type Figures = Readonly<Omit<DayFigures, 'day'>>

const { day, impressions, clicks, bookings, campaignId } = promotionStats

/** The figures of a campaign, day by day. */
export function readDays(id: string): Promise<DayFigures[]> {
  return db
    .select({ day, impressions, clicks, bookings })
    .from(promotionStats)
    .where(eq(campaignId, id))
    .orderBy(asc(day))
}

/** What each of some campaigns came to, by id; one that nobody has seen is left out. */
export async function readTotals(ids: readonly string[]): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      campaignId,
      impressions: sql<number>`sum(${impressions})`.mapWith(Number),
      clicks: sql<number>`sum(${clicks})`.mapWith(Number),
      bookings: sql<number>`sum(${bookings})`.mapWith(Number),
    })
    .from(promotionStats)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId)
  return new Map(rows.map(({ campaignId: id, ...figures }) => [id, figures]))
}
