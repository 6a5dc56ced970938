import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { localDay } from './visits-of-patient.server.ts'
import { mostInFamily, mostLiveVisits } from '#app/modules/booking/limits.ts'
import type { KnownPeople } from '../people.ts'
import { idsReachedAt } from './find-patients.server.ts'

type Wanted = Readonly<{ facilityId: string; startsAt: number; timeZone: string }>

/**
 * Whether a contact has as many coming visits, at all clinics, as nobody has approved: a person then approves the next.
 * A family's group counts as one: a booker, and whom they bring to the same clinic on the same day. What the desk has booked or
 * approved does not count. Called while the contact is locked, so that two at once are counted.
 */
export async function hasManyLiveVisits(
  reader: Reader,
  { patient, contact }: Pick<KnownPeople, 'patient' | 'contact'>,
  { facilityId, startsAt, timeZone }: Wanted,
): Promise<boolean> {
  const live = await findUnapproved(reader, contact ?? patient)
  if (live.length < mostLiveVisits) return false
  const day = localDay(startsAt, timeZone)
  const together = live.filter(
    (visit) => visit.facilityId === facilityId && visit.startsAt! >= day.from && visit.startsAt! < day.to,
  )
  const own = together.filter(({ bookedById }) => bookedById === null).slice(0, 1)
  const family = contact === null ? [] : [...own, ...together.filter(({ bookedById }) => bookedById === contact.id)]
  return live.length - family.length >= mostLiveVisits || family.length >= mostInFamily
}

async function findUnapproved(reader: Reader, person: { phone: string | null; email: string | null }) {
  const people = idsReachedAt(reader, person)
  const live = await reader
    .select({
      id: appointments.id,
      bookedById: appointments.bookedById,
      startsAt: appointments.startsAt,
      facilityId: providerFacilities.facilityId,
    })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(
      and(
        or(inArray(appointments.patientId, people), inArray(appointments.bookedById, people)),
        inArray(appointments.status, ['booked', 'confirmed']),
        inArray(appointments.source, ['web', 'waitlist']),
        gt(appointments.startsAt, now()),
      ),
    )
    .orderBy(asc(appointments.id))
  if (live.length < mostLiveVisits) return live
  const ids = live.map(({ id }) => id)
  const approved = await reader
    .select({ id: appointmentEvents.appointmentId })
    .from(appointmentEvents)
    .where(and(inArray(appointmentEvents.appointmentId, ids), eq(appointmentEvents.action, 'approve')))
    .orderBy(asc(appointmentEvents.id))
  return live.filter(({ id }) => !approved.some((event) => event.id === id))
}
