import { and, asc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { appointments, blockingStatuses, visitTypes } from '#drizzle/schema/scheduling.ts'
import { calendarFeeds } from '#drizzle/schema/security.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
} from '#app/modules/desk/queries/desk-provider-facilities.server.ts'

/** Days that a feed looks back, and ahead. */
const daysBack = 14
const daysAhead = 180

/** What a feed shows: where the doctor is seen by its owner's rights of now, and the times there. No patient is read for it. */
export type Feed = Readonly<{
  id: string
  locale: Locale
  providerFacilities: readonly DeskProviderFacility[]
  visits: readonly FeedVisit[]
}>

export type FeedVisit = Awaited<ReturnType<typeof listVisits>>[number]

function listVisits(providerFacilityIds: string[]) {
  const at = now()
  return db
    .select({
      id: appointments.id,
      providerFacilityId: appointments.providerFacilityId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      updatedAt: appointments.updatedAt,
      visitTypeId: appointments.visitTypeId,
      visitName: visitTypes.name,
    })
    .from(appointments)
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        inArray(appointments.providerFacilityId, providerFacilityIds),
        inArray(appointments.status, [...blockingStatuses, 'completed']),
        isNotNull(appointments.endsAt),
        gte(appointments.startsAt, at - daysBack * dayMs),
        lt(appointments.startsAt, at + daysAhead * dayMs),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** What somebody reads who has the token of a feed; null for one that there is not, has ended, or whose owner may see nothing of it any more. */
export async function findFeed(token: string): Promise<Feed | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.hash, tokenHash(token)), isNull(calendarFeeds.endedAt)))
  if (!row) return null
  const { id, userId, providerId, locale } = row
  const owner = await findAbsentProvider(userId, locale)
  if (!owner) return null
  const seen = await listDeskProviderFacilities(owner, locale)
  const providerFacilities = seen.filter((each) => each.providerId === providerId && each.powers.subscribe)
  if (providerFacilities.length === 0) return null
  const visits = await listVisits(providerFacilities.map(({ providerFacilityId }) => providerFacilityId))
  return { id, locale, providerFacilities, visits }
}
