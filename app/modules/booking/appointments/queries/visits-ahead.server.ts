import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments, blockingStatuses } from '#drizzle/schema/scheduling.ts'
import { formatReference } from '../reference.ts'

export type VisitAhead = Readonly<{ id: string; reference: string; startsAt: number | null; timeZone: string }>

/** Visits of a provider or at a facility that are still to come, or that wait for a time. */
export async function findVisitsAhead(
  kind: 'provider' | 'facility',
  id: string,
  reader: Reader = db,
): Promise<VisitAhead[]> {
  const { startsAt, reference, timeZone } = appointments
  const rows = await reader
    .select({ id: appointments.id, reference, startsAt, timeZone })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(
      and(
        eq(kind === 'provider' ? appointments.providerId : providerFacilities.facilityId, id),
        inArray(appointments.status, [...blockingStatuses]),
        or(isNull(startsAt), gt(appointments.endsAt, now())),
      ),
    )
    .orderBy(asc(startsAt), asc(appointments.id))
  return rows.map((row) => ({ ...row, reference: formatReference(row.reference) }))
}
