import { and, asc, desc, inArray, lte, or, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { openPatient, type Patient, phoneIndex, type StoredPatient } from '../identity.server.ts'
import { atAnyOf, mostReached, type PersonScope } from './find-people.server.ts'

/** Everybody on file at each of these numbers, who was changed last first; the id of each with the index of the number. */
async function reachedAt(reader: Reader, indexes: readonly string[]) {
  const place = sql<number>`row_number() over (partition by ${patients.phoneIndex} order by ${patients.updatedAt} desc, ${patients.id})`
  const ranked = reader
    .select({ id: patients.id, index: patients.phoneIndex, place: place.as('place') })
    .from(patients)
    .where(inArray(patients.phoneIndex, [...indexes]))
    .as('ranked')
  return reader
    .select({ id: ranked.id, index: ranked.index })
    .from(ranked)
    .where(lte(ranked.place, mostReached))
    .orderBy(asc(ranked.id))
}

/** By the index of a number, the ids of who has a visit at the provider facilities and has that number, or whose booker has it. */
async function seenAt(
  reader: Reader,
  scope: PersonScope,
  indexes: readonly string[],
): Promise<Map<string, Set<string>>> {
  const reached = await reachedAt(reader, indexes)
  const seen = new Map<string, Set<string>>()
  if (reached.length === 0) return seen
  const indexOf = new Map(reached.map(({ id, index }) => [id, index]))
  const ids = [...indexOf.keys()]
  const isTheirs = or(inArray(appointments.patientId, ids), inArray(appointments.bookedById, ids))
  const visits = await reader
    .selectDistinct({ patientId: appointments.patientId, bookedById: appointments.bookedById })
    .from(appointments)
    .where(and(isTheirs, atAnyOf(scope.map(({ providerFacilityId }) => providerFacilityId))))
    .orderBy(asc(appointments.patientId))
  for (const { patientId, bookedById } of visits)
    for (const index of [indexOf.get(patientId), indexOf.get(bookedById ?? '')])
      if (index) seen.set(index, (seen.get(index) ?? new Set()).add(patientId))
  return seen
}

/** Of rows in their order the first of each person. */
function latestOf(rows: readonly StoredPatient[]): StoredPatient[] {
  const latest = new Map<string, StoredPatient>()
  for (const row of rows) if (!latest.has(row.matchHash)) latest.set(row.matchHash, row)
  return [...latest.values()]
}

/**
 * The same as `findPatientsAt` for many numbers at once, in as many queries as for one: by number (E.164), who has a visit at the provider
 * facilities, at most `limit` of each. A number of which nobody is known is left out.
 */
export async function findPatientsAtNumbers(
  reader: Reader,
  scope: PersonScope,
  numbers: readonly string[],
  limit: number,
): Promise<Map<string, Patient[]>> {
  const found = new Map<string, Patient[]>()
  if (scope.length === 0 || numbers.length === 0) return found
  const indexed = new Map(numbers.map((number) => [number, phoneIndex(number)]))
  const seen = await seenAt(reader, scope, [...new Set(indexed.values())])
  if (seen.size === 0) return found
  const ids = [...new Set([...seen.values()].flatMap((some) => [...some]))]
  const rows = await reader
    .select()
    .from(patients)
    .where(inArray(patients.id, ids))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
  for (const [number, index] of indexed) {
    const own = latestOf(rows.filter(({ id }) => seen.get(index)?.has(id)))
    if (own.length > 0) found.set(number, own.slice(0, limit).map(openPatient))
  }
  return found
}
