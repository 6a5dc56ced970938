import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** A visit by its confirmation number at a clinic; null for one elsewhere as for none. */
export async function findVisitAt(facilityId: string, reference: string) {
  const [row] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt, status: appointments.status })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(and(eq(appointments.reference, reference), eq(providerFacilities.facilityId, facilityId)))
  return row ?? null
}

/** Where the visit of a referral stands. */
export async function findVisitStatus(appointmentId: string | null) {
  if (appointmentId === null) return null
  const [row] = await db
    .select({ status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  return row?.status ?? null
}
