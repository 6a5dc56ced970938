import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gt, gte, inArray, lt, ne, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments, blockingStatuses, patients } from '#drizzle/schema/scheduling.ts'
import { activePerPatientProviderDay, pendingPerPhoneWeek } from '#app/modules/booking/limits.ts'
import { emailIndex, phoneIndex } from '../identity.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'

/** Missed visits at one practice in twelve months after which a person approves the next (product design: no-show). */
const noShowsBeforeApproval = 2
type Appointment = typeof appointments.$inferSelect
const blocking = inArray(appointments.status, [...blockingStatuses])

/** The first instants of an instant's local day and of the day after. */
export function localDay(instant: number, timeZone: string): { from: number; to: number } {
  const zone = zoneOffsets(timeZone)
  const day = zone.dayOf(instant)
  return { from: zone.dayStart(day), to: zone.dayStart(day + 1) }
}

type PersonsDay = { patientIds: readonly string[]; providerId: string; startsAt: number; timeZone: string }

/** The patient's active appointment with the provider on the visit's local day, apart from one; null when they may have another. */
export async function findVisitThatDay(
  reader: Reader,
  { patientIds, providerId, startsAt, timeZone }: PersonsDay,
  exceptId: string | null = null,
): Promise<Appointment | null> {
  const { from, to } = localDay(startsAt, timeZone)
  const same = and(
    eq(appointments.providerId, providerId),
    inArray(appointments.patientId, [...patientIds]),
    gte(appointments.startsAt, from),
    lt(appointments.startsAt, to),
    blocking,
    exceptId === null ? undefined : ne(appointments.id, exceptId),
  )
  const rows = await reader
    .select()
    .from(appointments)
    .where(same)
    .orderBy(asc(appointments.createdAt), asc(appointments.id))
  return rows.length >= activePerPatientProviderDay ? rows[0]! : null
}

/**
 * Refuses the request that is one too many of a phone (without one, of an e-mail address) in seven days. Called after
 * the request was written and its audit event, which makes writers wait for each other, so that two at once are counted.
 * @throws DomainError too_many `booking.LIMIT_REACHED`
 */
export async function refuseTooManyRequests(reader: Reader, who: { phone: string | null; email: string | null }) {
  const contact =
    who.phone === null
      ? eq(patients.emailIndex, emailIndex(who.email ?? ''))
      : eq(patients.phoneIndex, phoneIndex(who.phone))
  const people = reader.select({ id: patients.id }).from(patients).where(contact)
  const pending = await reader
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        or(inArray(appointments.patientId, people), inArray(appointments.bookedById, people)),
        eq(appointments.status, 'requested'),
        gt(appointments.createdAt, now() - 7 * dayMs),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(pendingPerPhoneWeek + 1)
  if (pending.length > pendingPerPhoneWeek) refuse('LIMIT_REACHED', { count: pendingPerPhoneWeek })
}

/** Whether missed visits at this facility in the last twelve months ask for a person to look at the next one. */
export async function missedTooOften(reader: Reader, patientIds: readonly string[], facilityId: string) {
  const missed = await reader
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(
      and(
        inArray(appointments.patientId, [...patientIds]),
        eq(appointments.status, 'no_show'),
        gt(appointments.startsAt, now() - 365 * dayMs),
        eq(providerFacilities.facilityId, facilityId),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(noShowsBeforeApproval)
  return missed.length >= noShowsBeforeApproval
}
