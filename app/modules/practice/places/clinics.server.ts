import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { allows } from '#app/modules/accounts/policy.ts'
import { freshDays } from '#app/modules/directory/freshness.ts'
import { findStandingVisits } from '#app/modules/booking/schedule/queries/standing-visits.server.ts'
import { groupWeek } from '#app/modules/directory/opening-hours.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import {
  changeRequests,
  facilities,
  facilityHours,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/index.ts'
import { listOwnPlaces } from '../queries/own-places.server.ts'
import { tierOffers } from '../tiers.ts'

export type PlanLine = {
  id: string
  name: string
  state: 'accepted' | 'not_accepted' | 'unknown'
  verifiedAt: number | null
  /** Nobody has checked it for 90 days. */
  isOld: boolean
}

/** A provider at a place, as its owner or the staff there look at it. */
export type ClinicPlace = {
  id: string
  providerId: string
  /** Of the provider: what a form about the place may change. */
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
  isActive: boolean
  hours: ReturnType<typeof groupWeek>
  /** Those of which something is known. */
  plans: PlanLine[]
}

const isOldAt = (verifiedAt: number | null, at: number) => verifiedAt === null || at - verifiedAt > freshDays * dayMs

/** The places of the own profile, and everybody's where somebody has a seat; the own ones first. */
export async function listClinics(actor: Actor): Promise<ClinicPlace[]> {
  const { locale } = actor
  const own = await listOwnPlaces(actor, locale)
  if (own.length === 0) return []
  const ids = own.map(({ providerFacilityId }) => providerFacilityId)
  const rows = await db
    .select({ place: providerFacilities, provider: providers, facility: facilities })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(inArray(providerFacilities.id, ids), isNull(providerFacilities.activeTo)))
    .orderBy(asc(facilities.nameEn), asc(providerFacilities.id))
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
        placeId: providerFacilityPlans.providerFacilityId,
        id: plans.id,
        name: plans.name,
        state: providerFacilityPlans.state,
        verifiedAt: providerFacilityPlans.verifiedAt,
      })
      .from(providerFacilityPlans)
      .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
      .where(inArray(providerFacilityPlans.providerFacilityId, ids))
      .orderBy(asc(plans.sort), asc(plans.id)),
  ])
  const at = now()
  return rows
    .map(({ place, provider, facility }): ClinicPlace => {
      const named = own.find(({ providerFacilityId }) => providerFacilityId === place.id)!
      return {
        id: place.id,
        providerId: provider.id,
        version: provider.version,
        doctor: named.doctor,
        isOwn: provider.id === actor.providerId,
        canEdit: allows(actor, 'plans.edit', { facilityId: facility.id, providerId: provider.id }),
        role: place.role,
        accepting: place.accepting ?? provider.accepting,
        acceptingVerifiedAt: provider.acceptingVerifiedAt,
        isBookable: place.isBookable,
        isPrimary: place.isPrimary,
        facilityId: facility.id,
        timeZone: facility.timeZone,
        slug: facility.slug,
        name: named.facility.name,
        address: [facility.addressLine1, facility.addressLine2, facility.city, `${facility.state} ${facility.zip}`]
          .filter(Boolean)
          .join(', '),
        isActive: facility.status === 'active',
        hours: groupWeek(hours.filter(({ facilityId }) => facilityId === facility.id)),
        plans: known
          .filter(({ placeId }) => placeId === place.id)
          .map(({ id, name, state, verifiedAt }) => {
            return { id, name: name[locale], state, verifiedAt, isOld: state !== 'unknown' && isOldAt(verifiedAt, at) }
          }),
      }
    })
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || Number(other.isPrimary) - Number(one.isPrimary))
}

/** One of them; null for a foreign place as for a missing one. */
export async function findClinic(actor: Actor, id: string): Promise<ClinicPlace | null> {
  return (await listClinics(actor)).find((place) => place.id === id) ?? null
}

/** Every plan that is sold, with what is known of it at a place. */
export async function listPlanLines(place: Pick<ClinicPlace, 'plans'>, locale: Actor['locale']): Promise<PlanLine[]> {
  const rows = await db
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(eq(plans.isRetired, false))
    .orderBy(asc(plans.sort), asc(plans.id))
  return rows.map(
    ({ id, name }) =>
      place.plans.find((plan) => plan.id === id) ??
      ({ id, name: name[locale], state: 'unknown', verifiedAt: null, isOld: false } as const),
  )
}

/** When visits stand at a place, for who wants to leave it; nothing about the patients. */
export async function listStandingTimes(placeId: string): Promise<{ id: string; startsAt: number }[]> {
  return (await findStandingVisits(db, [placeId])).map(({ id, startsAt }) => ({ id, startsAt }))
}

/** How many places a profile may have, and the next level that has more of them. */
export function placeLimit(tier: number): {
  limit: number | null
  next: { tier: number; limit: number | null } | null
} {
  const offer = tierOffers.find((each) => each.tier === tier) ?? tierOffers[0]!
  const next = tierOffers.find((each) => each.tier > offer.tier) ?? null
  return { limit: offer.locations, next: next && { tier: next.tier, limit: next.locations } }
}

export type FoundPlace = { id: string; name: string; address: string; isMine: boolean }

const mostFound = 20

/** Active places by their name in any script, street or ZIP code; every word has to stand in one of them. */
export async function searchPlaces(actor: Actor, typed: string): Promise<FoundPlace[]> {
  const tokens = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[%_\\\0]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
  if (tokens.join('').length < 2) return []
  const text = sql`lower(${facilities.nameEn} || ' ' || coalesce(${facilities.nameHans}, '') || ' ' || coalesce(${facilities.nameHant}, '') || ' ' || ${facilities.addressLine1} || ' ' || ${facilities.city} || ' ' || ${facilities.zip})`
  const rows = await db
    .select()
    .from(facilities)
    .where(and(eq(facilities.status, 'active'), ...tokens.map((token) => sql`${text} like ${`%${token}%`}`)))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
    .limit(mostFound)
  const mine = await db
    .select({ facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, actor.providerId ?? ''), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.id))
  return rows.map((row) => ({
    id: row.id,
    name: facilityName(row, actor.locale),
    address: [row.addressLine1, row.addressLine2, row.city, `${row.state} ${row.zip}`].filter(Boolean).join(', '),
    isMine: mine.some(({ facilityId }) => facilityId === row.id),
  }))
}

export type WantedPlace = { id: string; name: string; address: string; createdAt: number; status: string }

/** New places that somebody has asked for and nobody has decided about, the latest first. */
export async function listWantedPlaces(actor: Actor, reader: Reader = db): Promise<WantedPlace[]> {
  const rows = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'new_facility'),
        eq(changeRequests.submitterType, 'user'),
        eq(changeRequests.submitterId, actor.userId),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return rows.map(({ id, after, createdAt, status }) => ({
    id,
    name: text(after.nameEn),
    address: [after.addressLine1, after.addressLine2, after.city, `${text(after.state)} ${text(after.zip)}`]
      .map(text)
      .filter(Boolean)
      .join(', '),
    createdAt,
    status,
  }))
}
