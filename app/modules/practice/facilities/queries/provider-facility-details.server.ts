import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { freshDays } from '#app/modules/directory/freshness.ts'
import { findStandingVisits } from '#app/modules/booking/schedule/queries/standing-visits.server.ts'
import { groupWeek } from '#app/modules/directory/opening-hours.ts'
import {
  facilities,
  facilityHours,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/index.ts'
import { listOwnProviderFacilities } from '#app/modules/practice/queries/own-provider-facilities.server.ts'

export type PlanLine = {
  id: string
  name: string
  state: 'accepted' | 'not_accepted' | 'unknown'
  verifiedAt: number | null
  /** Nobody has checked it for 90 days. */
  isOld: boolean
}

/** A provider at a facility, as its owner or the staff there look at it. */
export type ProviderFacilityDetails = {
  id: string
  providerId: string
  /** Of the provider: what a form about the provider facility may change. */
  version: number
  doctor: string
  isOwn: boolean
  canEdit: boolean
  role: (typeof providerFacilities.$inferSelect)['role']
  accepting: (typeof providers.$inferSelect)['accepting']
  acceptingVerifiedAt: number | null
  isBookable: boolean
  isPrimary: boolean
  facilityId: string
  timeZone: string
  slug: string
  name: string
  address: string
  phone: string | null
  isActive: boolean
  hours: ReturnType<typeof groupWeek>
  /** Those of which something is known. */
  plans: PlanLine[]
}

const isOldAt = (verifiedAt: number | null, at: number) => verifiedAt === null || at - verifiedAt > freshDays * dayMs

/** The provider facilities of the own profile, and everybody's where somebody has a seat; the own ones first. */
export async function listProviderFacilityDetails(actor: ProviderActor): Promise<ProviderFacilityDetails[]> {
  const own = await listOwnProviderFacilities(actor, actor.locale)
  if (own.length === 0) return []
  const rows = await db
    .select({ providerFacility: providerFacilities, provider: providers, facility: facilities })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        inArray(
          providerFacilities.id,
          own.map(({ providerFacilityId }) => providerFacilityId),
        ),
        isNull(providerFacilities.activeTo),
      ),
    )
    .orderBy(asc(facilities.nameEn), asc(providerFacilities.id))
  const about = await readHoursAndPlans(own)
  return rows
    .map((row) =>
      clinicOf(
        row,
        own.find(({ providerFacilityId }) => providerFacilityId === row.providerFacility.id)!,
        about,
        actor,
      ),
    )
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || Number(other.isPrimary) - Number(one.isPrimary))
}

type OwnProviderFacility = Awaited<ReturnType<typeof listOwnProviderFacilities>>[number]

async function readHoursAndPlans(own: readonly OwnProviderFacility[]) {
  const [hours, known] = await Promise.all([
    db
      .select()
      .from(facilityHours)
      .where(
        inArray(
          facilityHours.facilityId,
          own.map(({ facilityId }) => facilityId),
        ),
      )
      .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id)),
    db
      .select({
        providerFacilityId: providerFacilityPlans.providerFacilityId,
        id: plans.id,
        name: plans.name,
        state: providerFacilityPlans.state,
        verifiedAt: providerFacilityPlans.verifiedAt,
      })
      .from(providerFacilityPlans)
      .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
      .where(
        inArray(
          providerFacilityPlans.providerFacilityId,
          own.map(({ providerFacilityId }) => providerFacilityId),
        ),
      )
      .orderBy(asc(plans.sort), asc(plans.id)),
  ])
  return { hours, known }
}

type DetailsRow = {
  providerFacility: typeof providerFacilities.$inferSelect
  provider: typeof providers.$inferSelect
  facility: typeof facilities.$inferSelect
}

function clinicOf(
  { providerFacility, provider, facility }: DetailsRow,
  named: OwnProviderFacility,
  { hours, known }: Awaited<ReturnType<typeof readHoursAndPlans>>,
  actor: ProviderActor,
): ProviderFacilityDetails {
  const at = now()
  return {
    id: providerFacility.id,
    providerId: provider.id,
    version: provider.version,
    doctor: named.doctor,
    isOwn: provider.id === actor.providerId,
    canEdit: allows(actor, 'plans.edit', { facilityId: facility.id, providerId: provider.id }),
    role: providerFacility.role,
    accepting: providerFacility.accepting ?? provider.accepting,
    acceptingVerifiedAt: provider.acceptingVerifiedAt,
    isBookable: providerFacility.isBookable,
    isPrimary: providerFacility.isPrimary,
    facilityId: facility.id,
    timeZone: facility.timeZone,
    slug: facility.slug,
    name: named.facility.name,
    address: [facility.addressLine1, facility.addressLine2, facility.city, `${facility.state} ${facility.zip}`]
      .filter(Boolean)
      .join(', '),
    phone: facility.phone,
    isActive: facility.status === 'active',
    hours: groupWeek(hours.filter(({ facilityId }) => facilityId === facility.id)),
    plans: known
      .filter(({ providerFacilityId }) => providerFacilityId === providerFacility.id)
      .map(({ id, name, state, verifiedAt }) => {
        const isOld = state !== 'unknown' && isOldAt(verifiedAt, at)
        return { id, name: name[actor.locale], state, verifiedAt, isOld }
      }),
  }
}

/** One of them; null for a foreign one as for a missing one. */
export async function findProviderFacilityDetails(
  actor: ProviderActor,
  id: string,
): Promise<ProviderFacilityDetails | null> {
  return (await listProviderFacilityDetails(actor)).find((providerFacility) => providerFacility.id === id) ?? null
}

/** When visits stand at a provider facility, for who wants to leave it; nothing about the patients. */
export async function listStandingTimes(providerFacilityId: string): Promise<{ id: string; startsAt: number }[]> {
  return (await findStandingVisits(db, [providerFacilityId])).map(({ id, startsAt }) => ({ id, startsAt }))
}
