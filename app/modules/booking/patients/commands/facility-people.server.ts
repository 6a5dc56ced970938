import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { prepared, rowOf } from '#app/core/database/prepared.ts'
import { facilityPeople, patients } from '#drizzle/schema/scheduling.ts'
import { openIdentity } from '../identity.server.ts'
import { personTokens } from '../person-tokens.server.ts'
import { personWords } from '../person-words.ts'

/** People whose tokens are made at once: some ten milliseconds, in which the process answers nobody. */
const batchSize = 25
const untold = ''

const insertPerson = prepared((tx: Transaction) =>
  tx.insert(facilityPeople).values(rowOf(facilityPeople)).onConflictDoNothing().prepare(),
)

/**
 * A facility knows these people from now on. Their tokens are made later by `makePeopleTokens`, since deriving the spellings of a
 * name takes a third as long as a booking; until then a search opens who has none.
 */
export async function rememberPeople(
  tx: Transaction,
  facilityId: string,
  people: readonly ({ id: string } | null)[],
): Promise<void> {
  for (const person of people)
    if (person) await insertPerson(tx).execute({ facilityId, patientId: person.id, tokens: untold })
}

/** A facility knows these people no more: they were another one's all along. */
export async function forgetPeople(tx: Transaction, facilityId: string, patientIds: readonly string[]): Promise<void> {
  for (const patientId of patientIds)
    await tx
      .delete(facilityPeople)
      .where(and(eq(facilityPeople.facilityId, facilityId), eq(facilityPeople.patientId, patientId)))
}

/** The name of somebody has changed: their tokens are to be made anew, wherever they are known. */
export async function forgetTokens(tx: Transaction, patientId: string): Promise<void> {
  await tx.update(facilityPeople).set({ tokens: untold }).where(eq(facilityPeople.patientId, patientId))
}

/** Makes the tokens of some people who have none. @returns how many it has looked at; 0 when all have theirs */
export async function makePeopleTokens(): Promise<number> {
  const rows = await db
    .select({ facilityId: facilityPeople.facilityId, id: patients.id, identityEnc: patients.identityEnc })
    .from(facilityPeople)
    .innerJoin(patients, eq(patients.id, facilityPeople.patientId))
    .where(sql`${facilityPeople.tokens} = ''`)
    .orderBy(asc(facilityPeople.facilityId), asc(facilityPeople.patientId))
    .limit(batchSize)
  if (rows.length === 0) return 0
  const made = rows.map((row) => ({ ...row, tokens: personTokens(personWords(openIdentity(row)), row.facilityId) }))
  await withTransaction(async (tx) => {
    for (const { facilityId, id, identityEnc, tokens } of made) {
      // Who was renamed meanwhile waits for the next run.
      const asRead = tx
        .select({ one: sql`1` })
        .from(patients)
        .where(and(eq(patients.id, id), eq(patients.identityEnc, identityEnc)))
      await tx
        .update(facilityPeople)
        .set({ tokens })
        .where(and(eq(facilityPeople.facilityId, facilityId), eq(facilityPeople.patientId, id), exists(asRead)))
    }
  })
  return rows.length
}
