import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import {
  emailIndex,
  type Identity,
  openPatient,
  type Patient,
  phoneIndex,
  type StoredPatient,
} from '../identity.server.ts'
import { isMeant, isWholly, readName, type Wanted } from '../person-query.ts'
import { personWords } from '../person-words.ts'
import { mayBeMeantAtAny } from './may-be-meant.server.ts'

/** How a person is asked for: a number in E.164, an address, the last four digits of a number, a name as it is typed. */
export type PersonQuery = { phone: string } | { email: string } | { lastFour: string } | { name: string }

/** Where somebody asks: only who has an appointment at these provider facilities is found. */
export type PersonScope = readonly Readonly<{ providerFacilityId: string; facilityId: string }>[]

/** People who are opened and compared; of more than these a longer name is to be typed. */
const mostOpened = 120
/** People whose appointments are looked for. */
export const mostReached = 100
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

/** Whether a name is written down just as it was typed; what only sounds so is found by its words. */
function isWritten(name: string, { nameEn, nameZh }: Identity): boolean {
  const typed = name.trim().toLowerCase()
  return (
    nameZh?.startsWith(typed) === true ||
    nameEn
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(typed)
  )
}

type Sought = Readonly<{ wanted: Wanted; name: string | null; most: number }>

/** People of the facilities who are meant by a name or four digits: whose whole name it is first, then who was changed last. */
async function reachedByWords(reader: Reader, scope: PersonScope, { wanted, name, most }: Sought): Promise<string[]> {
  const whole = new Map<string, number>()
  const begun = new Map<string, number>()
  const seen = new Set<string>()
  let opened = 0
  const isPlenty = () => whole.size + begun.size >= most
  const isEnough = () => opened >= mostOpened || (isPlenty() && (name === null || whole.size >= enoughWhole))
  for await (const { ids, areTold } of mayBeMeantAtAny(reader, new Set(scope.map(({ facilityId }) => facilityId)), {
    wanted,
    isPlenty,
  })) {
    const others = ids.filter((id) => !seen.has(id))
    if (others.length === 0) continue
    const rows = await reader.select().from(patients).where(inArray(patients.id, others)).orderBy(desc(patients.id))
    for (const row of rows) {
      if (isEnough()) break
      seen.add(row.id)
      if (areTold) opened += 1
      const person = openPatient(row)
      // Spelling a name in all ways costs forty times what opening it does: of many who are found only who is written so goes first.
      if (isPlenty() && !isWritten(name!, person)) continue
      const words = personWords(person)
      if (!isMeant(wanted, words)) continue
      const isWhole = name !== null && isWholly(name, words)
      ;(isWhole ? whole : begun).set(row.id, row.updatedAt)
    }
    if (isEnough()) break
  }
  const latest = (some: ReadonlyMap<string, number>) =>
    [...some].sort(([a, at], [b, bt]) => bt - at || (a < b ? -1 : 1)).map(([id]) => id)
  return [...latest(whole), ...latest(begun)].slice(0, mostReached)
}

/**
 * The ids of who is asked for, the likelier first. Whose patients they are is not looked at, but by a name or four digits only people of
 * the facilities are found.
 */
async function reachedBy(
  reader: Reader,
  scope: PersonScope,
  query: PersonQuery,
  most = mostReached,
): Promise<string[]> {
  if ('phone' in query) return reachedByContact(reader, eq(patients.phoneIndex, phoneIndex(query.phone)))
  if ('email' in query) return reachedByContact(reader, eq(patients.emailIndex, emailIndex(query.email)))
  if ('lastFour' in query) return reachedByWords(reader, scope, { wanted: query, name: null, most })
  const wanted = readName(query.name)
  return wanted === null ? [] : reachedByWords(reader, scope, { wanted, name: query.name, most })
}

/** Which appointments at the provider facilities are of a person or of whom they booked for: a condition; null when nobody is found. */
export async function appointmentsOfPerson(
  reader: Reader,
  scope: PersonScope,
  query: PersonQuery,
): Promise<SQL | null> {
  return theirsAmong(scope, scope.length === 0 ? [] : await reachedBy(reader, scope, query))
}

/**
 * Visits at provider facilities, for a condition that names people as well. The function keeps the index of facilities out of the plan: a busy
 * facility has a thousand times as many visits as the people who are asked for.
 */
export const atAnyOf = (providerFacilityIds: readonly string[]): SQL =>
  inArray(sql`coalesce(${appointments.providerFacilityId}, '')`, [...providerFacilityIds])

function theirsAmong(scope: PersonScope, reached: readonly string[]): SQL | null {
  if (reached.length === 0) return null
  const providerFacilityIds = scope.map(({ providerFacilityId }) => providerFacilityId)
  const isTheirs = or(inArray(appointments.patientId, [...reached]), inArray(appointments.bookedById, [...reached]))
  return and(isTheirs, atAnyOf(providerFacilityIds))!
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
  // More than are shown: not everybody who is known to a facility has been at each of its doctors.
  const reached = scope.length === 0 ? [] : await reachedBy(reader, scope, query, Math.min(2 * limit, mostReached))
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
