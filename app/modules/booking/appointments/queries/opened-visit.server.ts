import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { openPatient, type StoredPatient } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'

type Person = {
  nameEn: string
  nameZh: string | null
  birthDate: string | null
  phone: string | null
  email: string | null
}

export type OpenedVisit = {
  patient: Person & { wechat: string | null }
  /** Who booked for the patient; null when the patient did. */
  booker: Pick<Person, 'nameEn' | 'nameZh' | 'phone' | 'email'> | null
  reason: string | null
}

async function patientOf(id: string): Promise<StoredPatient> {
  const [row] = await db.select().from(patients).where(eq(patients.id, id))
  return row!
}

/** Names of what `openVisit` opens, for the audit. */
export const openedFields = ['patientId', 'bookedById', 'birthDate', 'phone', 'email', 'wechat', 'reasonEnc'] as const

/**
 * Who a visit is of, who booked it and why: opened, whoever asks. For the administration, after `takeGrant` has said yes. Notes of the desk
 * and member ids stay sealed.
 */
export async function openVisit(id: string): Promise<OpenedVisit> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
  const { patientId, bookedById, reasonEnc } = row!
  const { nameEn, nameZh, birthDate, phone, email, wechat } = openPatient(await patientOf(patientId))
  const booker = bookedById === null || bookedById === patientId ? null : openPatient(await patientOf(bookedById))
  return {
    patient: { nameEn, nameZh, birthDate, phone, email, wechat },
    booker: booker && { nameEn: booker.nameEn, nameZh: booker.nameZh, phone: booker.phone, email: booker.email },
    reason: reasonEnc && decryptField(reasonEnc, { table: 'appointments', column: 'reason_enc', rowId: id }),
  }
}
