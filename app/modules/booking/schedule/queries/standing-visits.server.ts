import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, patients } from '#drizzle/schema/index.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import type { StandingVisit } from '../impact.ts'

export type PatientVisit = StandingVisit & {
  status: 'requested' | 'booked' | 'confirmed'
  nameEn: string
  nameZh: string | null
}

/** The visits to come at provider facilities that keep a time, earliest first. */
export async function findStandingVisits(
  reader: Reader,
  providerFacilityIds: readonly string[],
): Promise<PatientVisit[]> {
  const rows = await reader
    .select({
      id: appointments.id,
      version: appointments.version,
      providerFacilityId: appointments.providerFacilityId,
      visitTypeId: appointments.visitTypeId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      patientId: patients.id,
      identityEnc: patients.identityEnc,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        inArray(appointments.providerFacilityId, [...providerFacilityIds]),
        inArray(appointments.status, ['requested', 'booked', 'confirmed']),
        gt(appointments.startsAt, now()),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.map(({ patientId, identityEnc, ...visit }) => {
    const { nameEn, nameZh } = openIdentity({ id: patientId, identityEnc })
    return { ...visit, nameEn, nameZh } as PatientVisit
  })
}
