import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { instantOfWall, wallClock } from '#app/core/calendar/zones.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** A facility whose address somebody may change. */
export type MovingFacility = Readonly<{
  facilityId: string
  slug: string
  name: string
  timeZone: string
  /** The local date there. */
  today: string
  address: PostalAddress
  position: Position | null
}>

/** Facilities somebody may move, by name. */
export async function listMovingFacilities(actor: ProviderActor): Promise<MovingFacility[]> {
  const ids = facilityIdsWith(actor, 'facility.edit')
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(facilities)
    .where(and(inArray(facilities.id, ids), inArray(facilities.status, ['active', 'pending'])))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return rows.map((row) => ({
    facilityId: row.id,
    slug: row.slug,
    name: facilityName(row, actor.locale),
    timeZone: row.timeZone,
    today: wallClock(now(), row.timeZone).date,
    address: { line1: row.addressLine1, line2: row.addressLine2, city: row.city, state: row.state, zip: row.zip },
    position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  }))
}

const mostListed = 20

export type AffectedVisit = Readonly<{ id: string; reference: string; startsAt: number; doctor: string }>

/** Visits at a facility from a local date on that keep a time: how many, and the first of them. Nothing about the patients. */
export async function findAffectedVisits(
  facility: Pick<MovingFacility, 'facilityId' | 'timeZone'>,
  effectiveFrom: string,
  locale: ProviderActor['locale'],
): Promise<{ count: number; visits: AffectedVisit[] }> {
  const rows = await db
    .select({
      id: appointments.id,
      reference: appointments.reference,
      startsAt: appointments.startsAt,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
    })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .where(
      and(
        eq(providerFacilities.facilityId, facility.facilityId),
        inArray(appointments.status, ['requested', 'booked', 'confirmed']),
        gte(appointments.startsAt, Math.max(now(), instantOfWall(effectiveFrom, '00:00', facility.timeZone))),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const visits = rows.slice(0, mostListed).map(({ id, reference, startsAt, ...person }) => ({
    id,
    reference,
    startsAt: startsAt!,
    doctor: displayName(person, locale).main,
  }))
  return { count: rows.length, visits }
}

export type OpenMove = Readonly<{
  id: string
  isMine: boolean
  address: string
  effectiveFrom: string
  createdAt: number
}>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** New addresses of a facility that wait for a reviewer, the latest first. */
export async function listOpenMoves(actor: ProviderActor, facilityId: string): Promise<OpenMove[]> {
  const rows = await db
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.kind, 'update_facility'),
        eq(changeRequests.targetType, 'facility'),
        eq(changeRequests.targetId, facilityId),
        eq(changeRequests.field, 'address'),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id))
  return rows.map(({ id, submitterId, after, createdAt }) => ({
    id,
    isMine: submitterId === actor.userId,
    address: [after.addressLine1, after.addressLine2, after.city, `${text(after.state)} ${text(after.zip)}`]
      .map(text)
      .filter(Boolean)
      .join(', '),
    effectiveFrom: text(after.effectiveFrom),
    createdAt,
  }))
}
