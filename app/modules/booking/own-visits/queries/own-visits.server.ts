import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { AppointmentStatus } from '#app/modules/booking/appointments/appointment-status.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { openStatuses } from '#app/modules/booking/waitlist/waitlist-status.ts'
import {
  facilities,
  providerFacilities,
  providers,
  providerSpecialties,
  specialties,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { patientMergeMoves } from '#drizzle/schema/people.ts'
import { appointments, patients, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { contactBeforeMerge, movedFrom, peopleReachedAt } from './reached-people.server.ts'

/** Visits that are over stay on the list for so long. */
const keptDays = 365
/** More than a family has in a year. */
const mostVisits = 100
const mostEntries = 20

export type OwnVisitRow = Awaited<ReturnType<typeof visitRows>>[number] & {
  status: Exclude<AppointmentStatus, 'entered_in_error'>
  patient: { nameEn: string; nameZh: string | null }
  /** The specialty under which the doctor's pages stand; null without one. */
  specialtySlug: string | null
  /** Whether the codes of the visit's own link go to this contact: it is on file with who is written to. */
  isOwn: boolean
}

function visitRows(people: readonly string[]) {
  const since = now() - keptDays * dayMs
  return db
    .select({
      visit: appointments,
      visitCode: visitTypes.code,
      visitMode: visitTypes.mode,
      provider: providers,
      facility: facilities,
      sealed: { id: patients.id, identityEnc: patients.identityEnc },
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        or(
          inArray(appointments.patientId, [...people]),
          inArray(appointments.bookedById, [...people]),
          inArray(appointments.id, movedFrom(db, inArray(patientMergeMoves.fromId, [...people]))),
        ),
        or(gte(appointments.startsAt, since), and(isNull(appointments.startsAt), gte(appointments.createdAt, since))),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.createdAt), asc(appointments.id))
    .limit(mostVisits)
}

/** The specialty of each provider under which their pages stand: the main one, else the first. */
async function specialtySlugs(providerIds: readonly string[]): Promise<Map<string, string>> {
  if (providerIds.length === 0) return new Map()
  const rows = await db
    .select({
      providerId: providerSpecialties.providerId,
      isPrimary: providerSpecialties.isPrimary,
      slug: specialties.slug,
    })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(inArray(providerSpecialties.providerId, [...new Set(providerIds)]))
    .orderBy(asc(specialties.sort), asc(specialties.id))
  const slugs = new Map<string, string>()
  for (const { providerId, isPrimary, slug } of rows)
    if (isPrimary || !slugs.has(providerId)) slugs.set(providerId, slug)
  return slugs
}

/** Waitlist entries whose messages go to one of these people, the oldest first. */
async function entryIds(people: readonly string[]): Promise<string[]> {
  const { bookedById, patientId, status } = waitlistEntries
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(
        inArray(status, [...openStatuses]),
        or(inArray(bookedById, [...people]), and(isNull(bookedById), inArray(patientId, [...people]))),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(mostEntries)
  return rows.map(({ id }) => id)
}

/**
 * The visits of everybody on file at a contact, also of who was made one patient with somebody else since, and of whom they have booked for, those of the last twelve months and all that come, and the
 * entries of the waitlist that are open. It names people: only for who has proven the contact.
 */
export async function findOwnVisits(contactId: string): Promise<{ visits: OwnVisitRow[]; entryIds: string[] }> {
  const people = await peopleReachedAt(db, contactId)
  if (people.length === 0) return { visits: [], entryIds: [] }
  const rows = await visitRows(people)
  const slugs = await specialtySlugs(rows.map(({ provider }) => provider.id))
  const visits = []
  for (const row of rows) {
    const { status, bookedById, patientId } = row.visit
    // Entered in error: it may be somebody else's.
    if (status === 'entered_in_error') continue
    const { nameEn, nameZh } = openIdentity(row.sealed)
    const isOwn =
      people.includes(bookedById ?? patientId) || (await contactBeforeMerge(db, contactId, row.visit)) !== null
    const specialtySlug = slugs.get(row.provider.id) ?? null
    visits.push({ ...row, status, patient: { nameEn, nameZh }, specialtySlug, isOwn })
  }
  return { visits, entryIds: await entryIds(people) }
}

/** Whether a visit is on the list of a contact. */
export async function isOwnVisit(contactId: string, appointmentId: string): Promise<boolean> {
  return (await findOwnVisits(contactId)).visits.some(({ visit }) => visit.id === appointmentId)
}
