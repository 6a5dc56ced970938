import { asc } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import { firstRates, type Rate } from '../campaign-price.ts'
import type { Placement } from '../placements.ts'

/** What each placement costs and holds, in the order of placements. One that nobody has written down is as it was at first. */
export async function readRates(reader: Reader = db): Promise<Rate[]> {
  const rows = await reader.select().from(promotionRates).orderBy(asc(promotionRates.placement))
  return firstRates.map((first) => {
    const row = rows.find(({ placement }) => placement === first.placement)
    if (!row) return first
    const { id: _id, ...rate } = row
    return rate
  })
}

export const rateOf = (rates: readonly Rate[], placement: Placement): Rate =>
  rates.find((rate) => rate.placement === placement)!
