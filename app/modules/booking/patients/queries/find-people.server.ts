import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, facilityPeople, patients } from '#drizzle/schema/scheduling.ts'
import { emailIndex, openPatient, type Patient, phoneIndex, type StoredPatient } from '../identity.server.ts'
import { isMeant, isWholly, readName, type Wanted } from '../person-query.ts'
import { mayBeMeant } from '../person-tokens.server.ts'
import { personWords } from '../person-words.ts'

/** How a person is asked for: a number in E.164, an address, the last four digits of a number, a name as it is typed. */
export type PersonQuery = { phone: string } | { email: string } | { lastFour: string } | { name: string }

/** Where somebody asks: only who has an appointment at these provider facilities is found. */
export type PersonScope = readonly Readonly<{ providerFacilityId: string; facilityId: string }>[]

/** People who are opened and compared; of more than these a longer name is to be typed. */
const mostOpened = 400
/** People whose appointments are looked for. */
const mostReached = 100
/** Of so many whose whole name was typed, nobody looks among those whose name only begins so. */
const enoughWhole = 12

async function reachedByContact(reader: Reader, contact: SQL): Promise<string[]> {
  const rows = await reader
    .select({ id: patients.id })
    .from(patients)
    .where(contact)
    .orderBy(desc(patients.updatedAt), asc(patients.id))
    .limit(mostReached)
  return rows.map(({ id }) => id)
}

/** People of the facilities who are meant by a name or four digits: whose whole name it is first, then the latest first. */
async function reachedByWords(
  reader: Reader,
  scope: PersonScope,
  wanted: Wanted,
  name: string | null,
): Promise<string[]> {
  const facilityIds = [...new Set(scope.map(({ facilityId }) => facilityId))]
  const may = facilityIds.map((id) =>
    and(eq(facilityPeople.facilityId, id), or(sql`${facilityPeople.tokens} = ''`, mayBeMeant(wanted, id))),
  )
  const rows = await reader
    .select({ patient: patients })
    .from(facilityPeople)
    .innerJoin(patients, eq(patients.id, facilityPeople.patientId))
    .where(or(...may))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
    .limit(mostOpened)
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const { patient } of rows) {
    if (whole.size + begun.size >= mostReached && whole.size >= enoughWhole) break
    const words = personWords(openPatient(patient))
    if (isMeant(wanted, words)) (name !== null && isWholly(name, words) ? whole : begun).add(patient.id)
  }
  return [...whole, ...begun].slice(0, mostReached)
}

/**
 * The ids of who is asked for, the likelier first. Whose patients they are is not looked at, but by a name or four digits only people of
 * the facilities are found.
 */
async function reachedBy(reader: Reader, scope: PersonScope, query: PersonQuery): Promise<string[]> {
  if ('phone' in query) return reachedByContact(reader, eq(patients.phoneIndex, phoneIndex(query.phone)))
  if ('email' in query) return reachedByContact(reader, eq(patients.emailIndex, emailIndex(query.email)))
  if ('lastFour' in query) return reachedByWords(reader, scope, query, null)
  const wanted = readName(query.name)
  return wanted === null ? [] : reachedByWords(reader, scope, wanted, query.name)
}

/** Which appointments at the provider facilities are of a person or of whom they booked for: a condition; null when nobody is found. */
export async function appointmentsOfPerson(
  reader: Reader,
  scope: PersonScope,
  query: PersonQuery,
): Promise<SQL | null> {
  return theirsAmong(scope, scope.length === 0 ? [] : await reachedBy(reader, scope, query))
}

function theirsAmong(scope: PersonScope, reached: readonly string[]): SQL | null {
  if (reached.length === 0) return null
  const providerFacilityIds = scope.map(({ providerFacilityId }) => providerFacilityId)
  const isTheirs = or(inArray(appointments.patientId, [...reached]), inArray(appointments.bookedById, [...reached]))
  return and(inArray(appointments.providerFacilityId, providerFacilityIds), isTheirs)!
}

/**
 * Patients with an appointment at the provider facilities, by who they are or who booked for them: whose whole name was typed first,
 * then who was changed last. A person has a row for each way in which forms have spoken of them; the latest speaks for all.
 */
export async function findPatientsAt(
  reader: Reader,
  scope: PersonScope,
  query: PersonQuery,
  limit: number,
): Promise<Patient[]> {
  const reached = scope.length === 0 ? [] : await reachedBy(reader, scope, query)
  const where = theirsAmong(scope, reached)
  if (where === null) return []
  const ids = reader.selectDistinct({ id: appointments.patientId }).from(appointments).where(where)
  const rows = await reader
    .select()
    .from(patients)
    .where(inArray(patients.id, ids))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
  const latest = new Map<string, StoredPatient>()
  for (const row of rows) if (!latest.has(row.matchHash)) latest.set(row.matchHash, row)
  const people = [...latest.values()]
  if ('name' in query) {
    const rankOf = new Map(reached.map((id, rank) => [id, rank]))
    const order = new Map<string, number>()
    for (const { id, matchHash } of rows)
      order.set(matchHash, Math.min(rankOf.get(id) ?? reached.length, order.get(matchHash) ?? reached.length))
    people.sort((a, b) => order.get(a.matchHash)! - order.get(b.matchHash)!)
  }
  return people.slice(0, limit).map(openPatient)
}
