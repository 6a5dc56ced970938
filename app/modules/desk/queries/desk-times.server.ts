import { and, asc, eq, inArray } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findOpenSlots, nearestSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { visitTypes } from '#drizzle/schema/scheduling.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** Local days that are looked through for the next open times. */
const searchedDays = 30

export type VisitChoice = { value: string; placeId: string; visitTypeId: string; name: string; minutes: number }

/** What can be booked at places: their active visit types, as one choice of provider and type. */
export async function listVisitChoices(
  places: readonly DeskProviderFacility[],
  locale: Locale,
): Promise<VisitChoice[]> {
  if (places.length === 0) return []
  const rows = await db
    .select({
      id: visitTypes.id,
      placeId: visitTypes.providerFacilityId,
      name: visitTypes.name,
      minutes: visitTypes.minutes,
    })
    .from(visitTypes)
    .where(
      and(
        inArray(
          visitTypes.providerFacilityId,
          places.map(({ providerFacilityId }) => providerFacilityId),
        ),
        eq(visitTypes.isActive, true),
      ),
    )
    .orderBy(asc(visitTypes.providerFacilityId), asc(visitTypes.sort), asc(visitTypes.id))
  return places.flatMap(({ providerFacilityId }) =>
    rows
      .filter(({ placeId }) => placeId === providerFacilityId)
      .map(({ id, placeId, name, minutes }) => ({
        value: id,
        placeId,
        visitTypeId: id,
        name: name[locale],
        minutes,
      })),
  )
}

type Wanted = { placeId: string; visitTypeId: string; timeZone: string }

/** The next open times from today on, by the computation that patients' pages use. */
export async function nextOpenTimes(wanted: Wanted, locale: Locale, count = 8): Promise<WhenWords[]> {
  const now = clockNow()
  const { placeId, visitTypeId, timeZone } = wanted
  const open = await findOpenSlots([placeId], visitTypeId, localDate(now, timeZone), searchedDays, now)
  const slots = open.get(placeId)?.slots.slice(0, count) ?? []
  return slots.map(({ startsAt }) => whenWords(startsAt, timeZone, locale, now))
}

/** The open times nearest to a visit's own, for moving it. */
export async function nearTimes(
  { placeId, visitTypeId, timeZone }: Wanted,
  visit: { id: string; startsAt: number },
  locale: Locale,
): Promise<WhenWords[]> {
  const now = clockNow()
  const wanted = {
    providerFacilityId: placeId,
    visitTypeId,
    startsAt: visit.startsAt,
    except: { appointmentId: visit.id },
  }
  const slots = await nearestSlots(wanted, 6, now)
  return slots
    .map(({ startsAt }) => startsAt)
    .sort((a, b) => a - b)
    .map((startsAt) => whenWords(startsAt, timeZone, locale, now))
}
