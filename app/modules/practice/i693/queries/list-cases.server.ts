import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatReference, parseReference } from '#app/modules/booking/appointments/reference.ts'
import { isMeant, readName } from '#app/modules/booking/patients/person-query.ts'
import { personWords } from '#app/modules/booking/patients/person-words.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { type CaseStatus, caseStatuses, openStatuses } from '../case-steps.ts'
import type { CasePerson } from '../person.ts'
import { personOrNull, type StoredCase } from '../sealed-case.server.ts'
import type { I693Clinic } from './i693-clinics.server.ts'

/** A clinic has some dozens of cases under way; this many are a year's and more. Each is opened, as names stand sealed. */
const most = 600

/** A person whose row does not open has no names: the case can still be found by its reference. */
function toCard(row: StoredCase) {
  const person = personOrNull(row)
  const { id, reference, status, examOn, updatedAt } = row
  const names = { nameEn: person?.nameEn ?? null, nameZh: person?.nameZh ?? null }
  return { id, reference: formatReference(reference), status, examOn, updatedAt, ...names }
}

export type CaseCard = ReturnType<typeof toCard>

const ofClinic = (actor: ProviderActor, { id, isOwnOnly }: I693Clinic) =>
  and(
    eq(i693Cases.facilityId, id),
    isOwnOnly && actor.providerId !== null ? eq(i693Cases.surgeonId, actor.providerId) : undefined,
  )

const readCases = (actor: ProviderActor, clinic: I693Clinic, statuses: readonly CaseStatus[]) =>
  db
    .select()
    .from(i693Cases)
    .where(and(ofClinic(actor, clinic), inArray(i693Cases.status, [...statuses])))
    .orderBy(desc(i693Cases.updatedAt), desc(i693Cases.id))
    .limit(most)

/** By its reference a case is found however old it is. */
const readReferred = (actor: ProviderActor, clinic: I693Clinic, reference: string) =>
  db
    .select()
    .from(i693Cases)
    .where(and(ofClinic(actor, clinic), eq(i693Cases.reference, reference)))

/** The cases of a clinic in a status, or all that are under way, those last touched first. */
export async function listCases(actor: ProviderActor, clinic: I693Clinic, status: CaseStatus | null) {
  const rows = await readCases(actor, clinic, status === null ? openStatuses : [status])
  return rows.map(toCard)
}

/** The cases of a clinic that are meant by a reference or by a name as it is typed, whatever their status. */
export async function searchCases(actor: ProviderActor, clinic: I693Clinic, text: string): Promise<CaseCard[]> {
  const reference = parseReference(text)
  if (reference !== null) return (await readReferred(actor, clinic, reference)).map(toCard)
  const wanted = readName(text)
  if (wanted === null) return []
  const rows = await readCases(actor, clinic, caseStatuses)
  const isWanted = (person: CasePerson | null) => person !== null && isMeant(wanted, personWords(person))
  return rows.filter((row) => isWanted(personOrNull(row))).map(toCard)
}

/** How many cases of a clinic stand in each status. */
export async function countCases(actor: ProviderActor, clinic: I693Clinic): Promise<Map<CaseStatus, number>> {
  const rows = await db
    .select({ status: i693Cases.status, count: count() })
    .from(i693Cases)
    .where(ofClinic(actor, clinic))
    .groupBy(i693Cases.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}
