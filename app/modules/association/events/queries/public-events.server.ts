import { and, asc, desc, eq, gt, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatLeaf, formatLongDate, formatMoney, formatWallRange } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, standingAt } from '../event-status.ts'

/** More than this on a page of something else are a list of their own. */
const mostListed = 6

/** Events that everybody may see and that are not over, the next first. */
function listComing(isWanted: SQL | undefined) {
  const { status, visibility, endsAt, startsAt, id, associationId } = associationEvents
  const isComing = and(inArray(status, ['published', 'in_progress']), eq(visibility, 'public'), gt(endsAt, now()))
  return db
    .select({ event: associationEvents, slug: associations.slug, organizer: associations.name })
    .from(associationEvents)
    .innerJoin(associations, and(eq(associations.id, associationId), eq(associations.status, 'approved')))
    .where(and(isComing, isWanted))
    .orderBy(asc(startsAt), asc(id))
    .limit(mostListed)
}

type Found = Awaited<ReturnType<typeof listComing>>[number]

const shown = ({ event, slug, organizer }: Found, locale: Locale) => ({
  ...{ id: event.id, slug, title: event.title[locale], organizer: organizer[locale] },
  ...{ leaf: formatLeaf(event.startsAt, locale), date: formatLongDate(event.startsAt, locale) },
  hours: formatWallRange(wallClock(event.startsAt).time, wallClock(event.endsAt).time, locale),
  ...{ place: event.venue, isFull: event.isFull, hasWaitlist: event.hasWaitlist, ...pricesOf(event, locale) },
})

export type ListedEvent = ReturnType<typeof shown>

/** What an association holds next, for everybody. */
export async function listPublicEvents(slug: string, locale: Locale): Promise<ListedEvent[]> {
  const rows = await listComing(eq(associations.slug, slug))
  return rows.map((row) => shown(row, locale))
}

/** Events for everybody's health in an area or a field of medicine; none while associations are off. */
export async function listHealthEvents(
  area: Readonly<{ neighborhoodId: string } | { specialtyId: string }> | 'anywhere',
  locale: Locale,
): Promise<ListedEvent[]> {
  if (!(await isFlagOn('associations'))) return []
  const { neighborhoodId, specialtyId, isPublicHealth } = associationEvents
  const isOf =
    area === 'anywhere'
      ? isNotNull(neighborhoodId)
      : 'neighborhoodId' in area
        ? eq(neighborhoodId, area.neighborhoodId)
        : eq(specialtyId, area.specialtyId)
  const rows = await listComing(and(eq(isPublicHealth, true), isOf))
  return rows.map((row) => shown(row, locale))
}

/** An event of an approved association that everybody may see; null for any other. */
export async function findPublicEvent(slug: string, eventId: string) {
  const isShown = inArray(associationEvents.status, ['published', 'in_progress', 'finished', 'canceled'])
  const [row] = await db
    .select({ event: associationEvents, association: associations })
    .from(associationEvents)
    .innerJoin(
      associations,
      and(eq(associations.id, associationEvents.associationId), eq(associations.status, 'approved')),
    )
    .where(
      and(
        eq(associationEvents.id, eventId),
        eq(associations.slug, slug),
        eq(associationEvents.visibility, 'public'),
        isShown,
      ),
    )
  return row ?? null
}

/** What a seat costs, as the page says it. */
export function pricesOf({ priceCents, memberPriceCents }: AssociationEvent, locale: Locale) {
  return {
    price: priceCents > 0 ? formatMoney(priceCents, locale) : null,
    memberPrice: memberPriceCents === priceCents ? null : formatMoney(memberPriceCents, locale),
    isFreeForMembers: priceCents > 0 && memberPriceCents === 0,
  }
}

export const isOpenFor = (event: AssociationEvent): boolean =>
  standingAt(event, now()) === 'published' && (!event.isFull || event.hasWaitlist)

/** What is to come of an association for one of its members: what members alone may see as well, where they are active. */
export async function listMemberEvents({
  associationId,
  status: standing,
}: Readonly<{ associationId: string; status: string }>): Promise<AssociationEvent[]> {
  const { associationId: owner, status, visibility, startsAt, id } = associationEvents
  const isTheirs = and(eq(owner, associationId), eq(status, 'published'), gt(startsAt, now()))
  return db
    .select()
    .from(associationEvents)
    .where(standing === 'active' ? isTheirs : and(isTheirs, eq(visibility, 'public')))
    .orderBy(asc(startsAt), asc(id))
    .limit(50)
}

/** What a member has registered for, the latest first; what was given up is left out. */
export function listMemberRegistrations(memberId: string) {
  const { memberId: member, status, eventId } = eventRegistrations
  const isTheirs = and(eq(member, memberId), notInArray(status, ['canceled', 'expired']))
  return db
    .select({ registration: eventRegistrations, event: associationEvents })
    .from(eventRegistrations)
    .innerJoin(associationEvents, eq(associationEvents.id, eventId))
    .where(isTheirs)
    .orderBy(desc(associationEvents.startsAt), asc(eventRegistrations.id))
    .limit(50)
}
