import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

const fields = {
  id: appointments.id,
  reference: appointments.reference,
  status: appointments.status,
  startsAt: appointments.startsAt,
  timeZone: appointments.timeZone,
  checkedInAt: appointments.checkedInAt,
  updatedAt: appointments.updatedAt,
  patientId: appointments.patientId,
  facilityId: providerFacilities.facilityId,
  providerId: appointments.providerId,
}

const select = (reader: Reader) =>
  reader
    .select(fields)
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))

/** The visit that a ticket or a slip names, wherever it is. */
export async function findVisitByReference(reference: string) {
  const [row] = await select(db).where(eq(appointments.reference, reference))
  return row ?? null
}

export type ScannedVisit = NonNullable<Awaited<ReturnType<typeof findVisitByReference>>>

export async function findScannedVisit(id: string): Promise<ScannedVisit | null> {
  const [row] = await select(db).where(eq(appointments.id, id))
  return row ?? null
}
