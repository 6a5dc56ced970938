import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** Visits that take place, or have. */
const standing = ['requested', 'booked', 'confirmed', 'arrived', 'in_room', 'completed'] as const

/** A visit by its confirmation number at a clinic; null for one elsewhere or that is off, as for none. */
export async function findVisitAt(facilityId: string, reference: string) {
  const [row] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(
      and(
        eq(appointments.reference, reference),
        eq(providerFacilities.facilityId, facilityId),
        inArray(appointments.status, [...standing]),
      ),
    )
  return row ?? null
}

/** When the visit of a referral is, and how it stands. */
export async function findVisit(appointmentId: string, reader: Reader = db) {
  const [row] = await reader
    .select({ status: appointments.status, startsAt: appointments.startsAt })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  return row ?? null
}
