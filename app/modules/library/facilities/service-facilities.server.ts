import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { findStaffLanguagesOf } from '#app/modules/directory/queries/provider-parts.server.ts'
import { closures, facilities, facilityHours, facilityServices, neighborhoods } from '#drizzle/schema/index.ts'
import { openStateOf } from './open-now.ts'
import { findPlansAt } from './facility-plans.server.ts'

export type ServiceKind = (typeof facilityServices.$inferSelect)['kind']

function readFacilities(kind: ServiceKind) {
  return db
    .select({ facility: facilities, neighborhood: neighborhoods, service: facilityServices })
    .from(facilityServices)
    .innerJoin(facilities, eq(facilities.id, facilityServices.facilityId))
    .leftJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(and(eq(facilityServices.kind, kind), eq(facilities.status, 'active')))
    .orderBy(asc(facilities.nameEn), asc(facilities.id), asc(facilityServices.code))
}

type Row = Awaited<ReturnType<typeof readFacilities>>[number]

function readHours(facilityIds: string[]) {
  return db
    .select()
    .from(facilityHours)
    .where(inArray(facilityHours.facilityId, facilityIds))
    .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id))
}

function readClosures(facilityIds: string[], today: string) {
  return db
    .select()
    .from(closures)
    .where(and(eq(closures.scope, 'facility'), inArray(closures.scopeId, facilityIds), gte(closures.dateTo, today)))
    .orderBy(asc(closures.dateFrom), asc(closures.id))
}

function serviceOf({ service }: Row, locale: Locale) {
  const { code, priceCents, isWalkIn, needsOrder, isAtHome, note } = service
  return { code, priceCents, isWalkIn, needsOrder, isAtHome, note: note[locale] }
}

/** What the page tells of a place itself. */
function factsOfFacility({ facility, neighborhood }: Row, locale: Locale) {
  const street = [facility.addressLine1, facility.addressLine2].filter(Boolean).join(', ')
  return {
    slug: facility.slug,
    nameEn: facility.nameEn,
    nameChinese: isEnglish(locale) ? null : chineseName(facility, locale),
    addressLines: [street, `${facility.city}, ${facility.state} ${facility.zip}`],
    neighborhood: neighborhood && { slug: neighborhood.slug, name: neighborhood.name[locale] },
    wayIn: facility.wayIn?.[locale] ?? null,
    phone: facility.phone,
    lat: facility.lat,
    lng: facility.lng,
    timeZone: facility.timeZone,
    isWheelchairAccessible: facility.isWheelchairAccessible,
    isDemo: facility.isDemo,
  }
}

/**
 * Active places that offer services of a kind, by name, with hours and whether they are open now. Plans are those that somebody accepts
 * there; a place of which no plan is known has an empty list.
 */
export async function listServiceFacilities(kind: ServiceKind, locale: Locale) {
  const rows = await readFacilities(kind)
  const ids = [...new Set(rows.map(({ facility }) => facility.id))]
  if (ids.length === 0) return []
  const instant = now()
  // A zone may be a day ahead or behind; openness itself is judged in the place's own.
  const yesterday = wallClock(instant - dayMs).date
  const [hours, closed, languages, plans] = await Promise.all([
    readHours(ids),
    readClosures(ids, yesterday),
    findStaffLanguagesOf(ids),
    findPlansAt(ids, locale),
  ])
  const hoursOf = groupBy(hours, (row) => row.facilityId)
  const closedOf = groupBy(closed, (row) => row.scopeId)
  const languagesOf = groupBy(languages, (row) => row.facilityId)
  return ids.map((id) => {
    const own = rows.filter(({ facility }) => facility.id === id)
    const facts = factsOfFacility(own[0]!, locale)
    const week = (hoursOf.get(id) ?? []).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
    const spoken = new Map((languagesOf.get(id) ?? []).map((row) => [row.id, row.name[locale]]))
    const state = openStateOf({ hours: week, closedDays: closedOf.get(id) ?? [], timeZone: facts.timeZone }, instant)
    return {
      ...facts,
      facilityId: id,
      today: wallClock(instant, facts.timeZone).weekday,
      hours: week,
      open: state,
      languages: [...spoken].map(([tag, name]) => ({ tag, name })),
      plans: plans.get(id) ?? [],
      services: own.map((row) => serviceOf(row, locale)),
    }
  })
}

export type ServiceFacility = Awaited<ReturnType<typeof listServiceFacilities>>[number]
