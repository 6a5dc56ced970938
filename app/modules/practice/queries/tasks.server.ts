import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { findUntold } from '#app/modules/booking/desk-notices/queries/desk-recipients.server.ts'
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
import { hasFeature } from '#app/modules/tiers/features.ts'
import { listJoinRequests } from './join-requests.server.ts'
import type { OwnProviderFacility } from './own-provider-facilities.server.ts'
import { completenessOf, type Completeness } from '../completeness.ts'

/** What is known of plans at one facility and nobody has checked for 90 days, for who may say that it still holds. */
type ExpiringPlans = {
  facility: OwnProviderFacility['facility']
  count: number
  /** Of the check that is longest ago; null when one was never checked. */
  oldestDays: number | null
}

/** Plans that the public pages show as accepted and nobody has checked for 90 days, by facility. One statement. */
async function listExpiringPlans(actor: ProviderActor, own: readonly OwnProviderFacility[]): Promise<ExpiringPlans[]> {
  const editable = own.filter(({ facilityId, providerId }) => allows(actor, 'plans.edit', { facilityId, providerId }))
  if (editable.length === 0) return []
  const at = now()
  const rows = await db
    .select({
      facilityId: providerFacilities.facilityId,
      count: sql<number>`count(*)`,
      unchecked: sql<number>`sum(case when ${providerFacilityPlans.verifiedAt} is null then 1 else 0 end)`,
      oldest: sql<number | null>`min(${providerFacilityPlans.verifiedAt})`,
    })
    .from(providerFacilityPlans)
    .innerJoin(providerFacilities, eq(providerFacilities.id, providerFacilityPlans.providerFacilityId))
    .where(
      and(
        inArray(
          providerFacilityPlans.providerFacilityId,
          editable.map(({ providerFacilityId }) => providerFacilityId),
        ),
        eq(providerFacilityPlans.state, 'accepted'),
        or(isNull(providerFacilityPlans.verifiedAt), lt(providerFacilityPlans.verifiedAt, at - freshDays * dayMs)),
      ),
    )
    .groupBy(providerFacilities.facilityId)
  return [...new Map(editable.map((each) => [each.facilityId, each.facility]))].flatMap(([facilityId, facility]) => {
    const row = rows.find((each) => each.facilityId === facilityId)
    if (!row) return []
    const isKnown = Number(row.unchecked) === 0 && row.oldest !== null
    const oldestDays = isKnown ? Math.floor((at - Number(row.oldest)) / dayMs) : null
    return [{ facility, count: Number(row.count), oldestDays }]
  })
}

/** Own provider facilities at which patients cannot ask for a time, on a level that has no hours of its own. */
function closedToRequests(actor: ProviderActor, own: readonly OwnProviderFacility[]): OwnProviderFacility[] {
  if (hasFeature(actor.tier, 'liveBooking')) return []
  return own.filter(({ providerId, isBookable }) => providerId === actor.providerId && !isBookable)
}

/** Facilities at which nobody is told when a patient asks for a time, books, moves or cancels, for who may say where it is to be told. */
async function listUntold(actor: ProviderActor, own: readonly OwnProviderFacility[]) {
  const editable = own.filter(
    ({ facilityId, providerId }) => providerId === actor.providerId || allows(actor, 'facility.edit', { facilityId }),
  )
  const untold = await findUntold(editable.map(({ providerFacilityId }) => providerFacilityId))
  const found = editable.filter(({ providerFacilityId }) => untold.has(providerFacilityId))
  return [...new Map(found.map(({ facility }) => [facility.slug, facility])).values()]
}

/** Changes of hours that wait for somebody's decision about visits they touch. */
async function countOpenImpacts(actor: Pick<ProviderActor, 'userId'>): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(scheduleDrafts)
    .where(and(eq(scheduleDrafts.userId, actor.userId), eq(scheduleDrafts.status, 'open')))
  return Number(row?.count ?? 0)
}

const exists = (query: ReturnType<typeof sql>) => sql<number>`case when exists (${query}) then 1 else 0 end`

/** How complete the public profiles of providers are, by their ids. One statement. */
export async function listCompleteness(providerIds: readonly string[]): Promise<Map<string, Completeness>> {
  const own = sql`${providerFacilities.providerId} = ${providers.id}`
  const from = sql`from ${providerFacilities} inner join ${facilities} on ${facilities.id} = ${providerFacilities.facilityId}`
  const rows = await db
    .select({
      id: providers.id,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      photoId: providers.photoId,
      bio: providers.bio,
      cashPriceCents: providers.cashPriceCents,
      languages: exists(
        sql`select 1 from ${providerLanguages} where ${providerLanguages.providerId} = ${providers.id}`,
      ),
      specialty: exists(
        sql`select 1 from ${providerSpecialties} where ${providerSpecialties.providerId} = ${providers.id}`,
      ),
      education: exists(
        sql`select 1 from ${providerCredentials} where ${providerCredentials.providerId} = ${providers.id} and ${providerCredentials.kind} in ('education', 'residency', 'fellowship', 'board')`,
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
    .where(inArray(providers.id, [...providerIds]))
  const has = (value: number) => Number(value) === 1
  const presentIn = (row: (typeof rows)[number]) => ({
    chineseName: Boolean(row.nameHans ?? row.nameHant),
    languages: has(row.languages),
    specialty: has(row.specialty),
    phone: has(row.phone),
    hours: has(row.hours),
    plans: has(row.plans),
    photo: row.photoId !== null,
    // The other script is drafted from the one that is written, and English may be left out.
    bio: row.bio !== null && Object.values(row.bio).some((text) => text !== ''),
    education: has(row.education),
    price: row.cashPriceCents !== null,
  })
  return new Map(rows.map((row) => [row.id, completenessOf(presentIn(row))]))
}

/** How complete the public profile of a provider is; null when there is none. */
export async function findCompleteness(providerId: string): Promise<Completeness | null> {
  return (await listCompleteness([providerId])).get(providerId) ?? null
}

/** What waits for somebody besides the requests of patients, each with where it is done. */
export async function findTasks(actor: ProviderActor, own: readonly OwnProviderFacility[]) {
  const [joins, plans, impacts, untold] = await Promise.all([
    listJoinRequests(actor),
    listExpiringPlans(actor, own),
    countOpenImpacts(actor),
    listUntold(actor, own),
  ])
  return { joins, plans, impacts, untold, closed: closedToRequests(actor, own) }
}

export async function countTasks(actor: ProviderActor, own: readonly OwnProviderFacility[]): Promise<number> {
  const { joins, plans, impacts, untold, closed } = await findTasks(actor, own)
  return joins.length + plans.length + untold.length + closed.length + Number(impacts > 0)
}
