import { asc } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { tierOffers } from '#drizzle/schema/membership.ts'
import { firstOffers, type LocationLimit, locationLimit, type Offer, offerOf } from '../offers.ts'

/** What the levels cost and allow, the lowest first. A level that nobody has written down is as it was at first. */
export async function readOffers(reader: Reader = db): Promise<Offer[]> {
  const rows = await reader.select().from(tierOffers).orderBy(asc(tierOffers.tier))
  return firstOffers.map((first) => {
    const row = rows.find(({ tier }) => tier === first.tier)
    if (!row) return first
    const { id: _id, ...offer } = row
    return { ...offer, tier: first.tier }
  })
}

/** How many locations a profile of a level may have, and the next level that has more of them. */
export async function readLocationLimit(tier: number, reader: Reader = db): Promise<LocationLimit> {
  return locationLimit(await readOffers(reader), tier)
}

/** How many posts a doctor of a level may begin in a month; null is any number. */
export async function readPostLimit(tier: number, reader: Reader = db): Promise<number | null> {
  return offerOf(await readOffers(reader), tier).monthlyPosts
}

/** How many people may work at a practice of a level; null is any number. */
export async function readSeatLimit(tier: number, reader: Reader = db): Promise<number | null> {
  return offerOf(await readOffers(reader), tier).seats
}
