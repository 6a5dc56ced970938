import { and, count, eq, isNull } from 'drizzle-orm'
import { countSeats, practicesOf } from '#app/modules/accounts/team/queries/practice-seats.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { offerOf } from '#app/modules/tiers/offers.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import type { Payer } from './memberships.server.ts'

export type Usage = Readonly<Record<'locations' | 'seats', { used: number; limit: number | null }>>

/** How many seats are taken at the practices that somebody owns; their own where they own none. */
async function seatsOf({ userId }: Payer): Promise<number> {
  if (userId === null) return 1
  const isOwner = and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'), eq(teamMembers.status, 'active'))
  const owned = await db.select({ id: teamMembers.facilityId }).from(teamMembers).where(isOwner)
  const practices = await practicesOf(owned.map(({ id }) => id))
  const taken = await Promise.all(practices.map((practice) => countSeats(practice)))
  return Math.max(1, ...taken.map((seats) => seats.taken))
}

/** What a practice uses of what its level allows. */
export async function readUsage(payer: Payer): Promise<Usage> {
  const isCurrent = and(eq(providerFacilities.providerId, payer.id), isNull(providerFacilities.activeTo))
  const [offers, [locations], seats] = await Promise.all([
    readOffers(),
    db.select({ n: count() }).from(providerFacilities).where(isCurrent),
    seatsOf(payer),
  ])
  const offer = offerOf(offers, payer.tier)
  return {
    locations: { used: Number(locations?.n ?? 0), limit: offer.locations },
    seats: { used: seats, limit: offer.seats },
  }
}
