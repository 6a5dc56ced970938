import { and, asc, eq, inArray } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findOpenSlots, nearestSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { visitTypes } from '#drizzle/schema/scheduling.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { deskWhenWords } from '../desk-when.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** Local days that are looked through for the next open times. */
const searchedDays = 30

export type VisitChoice = {
  value: string
  providerFacilityId: string
  visitTypeId: string
  /** By which the same kind of visit is known with another doctor. */
  code: string
  name: string
  minutes: number
  /** Seats of a group visit; 1 for a single one. */
  capacity: number
}

/** What can be booked at provider facilities: their active visit types, as one choice of provider and type. */
export async function listVisitChoices(
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
): Promise<VisitChoice[]> {
  if (providerFacilities.length === 0) return []
  const rows = await db
    .select({
      id: visitTypes.id,
      providerFacilityId: visitTypes.providerFacilityId,
      code: visitTypes.code,
      name: visitTypes.name,
      minutes: visitTypes.minutes,
      capacity: visitTypes.capacity,
    })
    .from(visitTypes)
    .where(
      and(
        inArray(
          visitTypes.providerFacilityId,
          providerFacilities.map(({ providerFacilityId }) => providerFacilityId),
        ),
        eq(visitTypes.isActive, true),
      ),
    )
    .orderBy(asc(visitTypes.providerFacilityId), asc(visitTypes.sort), asc(visitTypes.id))
  return providerFacilities.flatMap((providerFacility) =>
    rows
      .filter(({ providerFacilityId }) => providerFacilityId === providerFacility.providerFacilityId)
      .map(({ id, name, ...visit }) => ({ ...visit, value: id, visitTypeId: id, name: name[locale] })),
  )
}

type Wanted = { providerFacilityId: string; visitTypeId: string; timeZone: string }

/** The next open times from today on, by the computation that patients' pages use, without their lead time. */
export async function nextOpenTimes(wanted: Wanted, locale: Locale, count = 8): Promise<WhenWords[]> {
  const now = clockNow()
  const { providerFacilityId, visitTypeId, timeZone } = wanted
  const open = await findOpenSlots([providerFacilityId], visitTypeId, localDate(now, timeZone), searchedDays, now, true)
  // What begins this very minute has begun when the form is sent.
  const slots = (open.get(providerFacilityId)?.slots ?? []).filter(({ startsAt }) => startsAt > now).slice(0, count)
  return slots.map(({ startsAt }) => deskWhenWords(startsAt, timeZone, locale, now))
}

/** The open times nearest to a visit's own, for moving it. */
export async function nearTimes(
  { providerFacilityId, visitTypeId, timeZone }: Wanted,
  visit: { id: string; startsAt: number },
  locale: Locale,
): Promise<WhenWords[]> {
  const now = clockNow()
  const wanted = {
    providerFacilityId,
    visitTypeId,
    startsAt: visit.startsAt,
    except: { appointmentId: visit.id },
    isDesk: true,
  }
  const slots = await nearestSlots(wanted, 6, now)
  return slots
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt > now)
    .sort((a, b) => a - b)
    .map((startsAt) => deskWhenWords(startsAt, timeZone, locale, now))
}
