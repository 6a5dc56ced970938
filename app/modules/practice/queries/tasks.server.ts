import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { freshDays } from '#app/modules/directory/freshness.ts'
import {
  facilities,
  facilityHours,
  providerCredentials,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
  providerSpecialties,
} from '#drizzle/schema/directory.ts'
import { availabilityRules, scheduleDrafts } from '#drizzle/schema/scheduling.ts'
import { completenessOf, type Completeness } from '../completeness.ts'

/** Plans that the public pages show as accepted and nobody has checked for 90 days; and the age in days of the oldest check. */
export async function countExpiringPlans(
  providerFacilityIds: string[],
): Promise<{ count: number; oldestDays: number | null }> {
  if (providerFacilityIds.length === 0) return { count: 0, oldestDays: null }
  const at = now()
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      oldest: sql<number | null>`min(${providerFacilityPlans.verifiedAt})`,
    })
    .from(providerFacilityPlans)
    .where(
      and(
        inArray(providerFacilityPlans.providerFacilityId, providerFacilityIds),
        eq(providerFacilityPlans.state, 'accepted'),
        or(isNull(providerFacilityPlans.verifiedAt), lt(providerFacilityPlans.verifiedAt, at - freshDays * dayMs)),
      ),
    )
  const oldest = row?.oldest == null ? null : Number(row.oldest)
  return { count: Number(row?.count ?? 0), oldestDays: oldest === null ? null : Math.floor((at - oldest) / dayMs) }
}

/** Changes of hours that wait for somebody's decision about visits they touch. */
export async function countOpenImpacts(actor: Pick<ProviderActor, 'userId'>): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(scheduleDrafts)
    .where(and(eq(scheduleDrafts.userId, actor.userId), eq(scheduleDrafts.status, 'open')))
  return Number(row?.count ?? 0)
}

const exists = (query: ReturnType<typeof sql>) => sql<number>`case when exists (${query}) then 1 else 0 end`

/** How complete the public profile of a provider is; null when there is none. One statement. */
export async function findCompleteness(providerId: string): Promise<Completeness | null> {
  const own = sql`${providerFacilities.providerId} = ${providerId}`
  const from = sql`from ${providerFacilities} inner join ${facilities} on ${facilities.id} = ${providerFacilities.facilityId}`
  const [row] = await db
    .select({
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      photoId: providers.photoId,
      bio: providers.bio,
      cashPriceCents: providers.cashPriceCents,
      languages: exists(sql`select 1 from ${providerLanguages} where ${providerLanguages.providerId} = ${providerId}`),
      specialty: exists(
        sql`select 1 from ${providerSpecialties} where ${providerSpecialties.providerId} = ${providerId}`,
      ),
      education: exists(
        sql`select 1 from ${providerCredentials} where ${providerCredentials.providerId} = ${providerId} and ${providerCredentials.kind} in ('education', 'residency', 'fellowship', 'board')`,
      ),
      phone: exists(sql`select 1 ${from} where ${own} and ${facilities.phone} is not null`),
      hours: exists(
        sql`select 1 from ${providerFacilities} left join ${facilityHours} on ${facilityHours.facilityId} = ${providerFacilities.facilityId} left join ${availabilityRules} on ${availabilityRules.providerFacilityId} = ${providerFacilities.id} where ${own} and (${facilityHours.id} is not null or ${availabilityRules.id} is not null)`,
      ),
      plans: exists(
        sql`select 1 from ${providerFacilityPlans} inner join ${providerFacilities} on ${providerFacilities.id} = ${providerFacilityPlans.providerFacilityId} where ${own}`,
      ),
    })
    .from(providers)
    .where(eq(providers.id, providerId))
  if (!row) return null
  const has = (value: number) => Number(value) === 1
  return completenessOf({
    chineseName: Boolean(row.nameHans ?? row.nameHant),
    languages: has(row.languages),
    specialty: has(row.specialty),
    phone: has(row.phone),
    hours: has(row.hours),
    plans: has(row.plans),
    photo: row.photoId !== null,
    bio: row.bio !== null && Object.values(row.bio).every((text) => text !== ''),
    education: has(row.education),
    price: row.cashPriceCents !== null,
  })
}
