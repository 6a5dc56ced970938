import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { patients } from '#drizzle/schema/scheduling.ts'
import { inArray, asc, sql, or, eq } from 'drizzle-orm'
import { type Patient, emailIndex, openPatient, phoneIndex } from '../identity.server.ts'
import { prepared } from '#app/core/database/prepared.ts'

/** Patients by id, in the order asked for. */
export async function findPatients(tx: Pick<Transaction, 'select'>, ids: readonly string[]): Promise<Patient[]> {
  const rows = await tx
    .select()
    .from(patients)
    .where(inArray(patients.id, [...ids]))
    .orderBy(asc(patients.id))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(openPatient))
}

/** Who is written to about an appointment or a waitlist entry: who booked it, else the patient. */
export async function findBooker(
  tx: Pick<Transaction, 'select'>,
  { patientId, bookedById }: Readonly<{ patientId: string; bookedById: string | null }>,
): Promise<Patient> {
  const [person] = await findPatients(tx, [bookedById ?? patientId])
  return person!
}

/** Who is written to about an appointment or a waitlist entry, and who is to be seen: the same, or somebody they booked for. */
export async function findInvolved(
  tx: Pick<Transaction, 'select'>,
  row: Readonly<{ patientId: string; bookedById: string | null }>,
): Promise<{ person: Patient; patient: Patient }> {
  const person = await findBooker(tx, row)
  if (row.bookedById === null) return { person, patient: person }
  const [patient] = await findPatients(tx, [row.patientId])
  return { person, patient: patient! }
}

/** The ids of everybody on file at a telephone number or an e-mail address, for a condition of another query. */
export function idsReachedAt(
  reader: Reader,
  { phone, email }: Readonly<{ phone: string | null; email: string | null }>,
) {
  const reached = or(
    phone === null ? undefined : eq(patients.phoneIndex, phoneIndex(phone)),
    email === null ? undefined : eq(patients.emailIndex, emailIndex(email)),
  )
  return reader
    .select({ id: patients.id })
    .from(patients)
    .where(reached ?? sql`false`)
}

export const samePeople = prepared((tx: Reader) =>
  tx
    .select()
    .from(patients)
    .where(eq(patients.matchHash, sql.placeholder('matchHash')))
    .orderBy(asc(patients.createdAt), asc(patients.id))
    .prepare(),
)

/** The rows of everybody known under a hash: the same person, possibly with several e-mail addresses. */
export async function patientIdsOf(reader: Reader, matchHash: string): Promise<string[]> {
  const rows = await samePeople(reader).execute({ matchHash })
  return rows.map(({ id }) => id)
}
