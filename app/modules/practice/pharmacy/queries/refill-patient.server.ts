import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { readerName } from '#app/modules/booking/patients/reader-name.ts'
import { facilityPeople } from '#drizzle/schema/scheduling.ts'

/** Somebody whom a clinic knows, as a request about them begins; null for everybody else. */
export async function findRefillPatient(facilityId: string, patientId: string, locale: Locale) {
  const isHere = and(eq(facilityPeople.facilityId, facilityId), eq(facilityPeople.patientId, patientId))
  const known = await db.$count(facilityPeople, isHere)
  const [patient] = known > 0 ? await findPatients(db, [patientId]) : []
  if (!patient) return null
  const { id, phone, birthDate, smsConsentAt } = patient
  return {
    ...{ id, phone, birthDate, name: readerName(patient, locale) },
    locale: isLocale(patient.locale) ? patient.locale : null,
    mayText: smsConsentAt !== null,
  }
}
