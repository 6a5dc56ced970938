import { and, eq, inArray } from 'drizzle-orm'
import type { CoordinationRole, ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { hasFeature, lowestTierWith } from '#app/modules/tiers/features.ts'
import { coordinationRoles, teamMembers } from '#drizzle/schema/accounts.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'

type Person = Readonly<{
  userId: string
  providerId: string | null
  tier: number
  seats: ProviderActor['seats']
}>

type Given = { facilityId: string; role: CoordinationRole }

const asRole = (text: string | null): CoordinationRole | null => coordinationRoles.find((role) => role === text) ?? null

/** That a doctor works at a place today: who has left it reads nothing there any more, and switches nothing on for it. */
const worksToday = () => worksOn(todayInNewYork())

/** By the own profile: the places where a doctor practices who has care coordination. */
async function ofProfile(providerId: string): Promise<Given[]> {
  const rows = await db
    .select({ facilityId: providerFacilities.facilityId, role: providers.careCoordinationRole })
    .from(providers)
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .where(and(eq(providers.id, providerId), eq(providers.careCoordinationEnabled, true), worksToday()))
    .orderBy(providerFacilities.facilityId)
  return rows.flatMap(({ facilityId, role }) => {
    const known = asRole(role)
    return known ? [{ facilityId, role: known }] : []
  })
}

/** By a seat at a place where a doctor of that level has it. */
async function ofSeats(userId: string, facilityIds: readonly string[], tier: number): Promise<Given[]> {
  const rows = await db
    .selectDistinct({ facilityId: teamMembers.facilityId, role: teamMembers.coordinationRole })
    .from(teamMembers)
    .innerJoin(providerFacilities, eq(providerFacilities.facilityId, teamMembers.facilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(
      and(
        eq(teamMembers.userId, userId),
        eq(teamMembers.status, 'active'),
        inArray(teamMembers.facilityId, [...facilityIds]),
        eq(providers.careCoordinationEnabled, true),
        eq(providers.tier, tier),
        worksToday(),
      ),
    )
    .orderBy(teamMembers.facilityId)
  return rows.flatMap(({ facilityId, role }) => (role ? [{ facilityId, role }] : []))
}

/** Where somebody has a role in care coordination: what is said of them by their seat goes before what their profile says. */
export async function coordinationOf({
  userId,
  providerId,
  tier,
  seats,
}: Person): Promise<Pick<ProviderActor, 'coordination'>> {
  const least = lowestTierWith('coordination')
  const seated = seats.filter((seat) => hasFeature(seat.tier, 'coordination')).map(({ facilityId }) => facilityId)
  const bySeat = seated.length > 0 ? await ofSeats(userId, seated, least) : []
  const byProfile = providerId !== null && hasFeature(tier, 'coordination') ? await ofProfile(providerId) : []
  const given = [
    ...bySeat,
    ...byProfile.filter(({ facilityId }) => bySeat.every((each) => each.facilityId !== facilityId)),
  ]
  return given.length > 0 ? { coordination: given } : {}
}
