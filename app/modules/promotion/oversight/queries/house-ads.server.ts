import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { promotionHouseAds } from '#drizzle/schema/promotion/campaigns.ts'

export type HouseAd = typeof promotionHouseAds.$inferSelect

export function listHouseAds(): Promise<HouseAd[]> {
  return db.select().from(promotionHouseAds).orderBy(asc(promotionHouseAds.placement), asc(promotionHouseAds.id))
}

export async function findHouseAd(id: string): Promise<HouseAd | null> {
  const [row] = await db.select().from(promotionHouseAds).where(eq(promotionHouseAds.id, id))
  return row ?? null
}
