import { and, asc, eq, exists, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { prepared, rowOf } from '#app/core/database/prepared.ts'
import { facilityPeople, facilityTokens, patients } from '#drizzle/schema/scheduling.ts'
import { openIdentity } from '../identity.server.ts'
import { entriesOf, personTokens } from '../person-tokens.server.ts'
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
    if (person) await insertPerson(tx).execute({ facilityId, patientId: person.id, tokens: untold, number: null })
}

/** A facility knows these people no more: they were another one's all along. */
export async function forgetPeople(tx: Transaction, facilityId: string, patientIds: readonly string[]): Promise<void> {
  for (const patientId of patientIds) {
    const row = and(eq(facilityPeople.facilityId, facilityId), eq(facilityPeople.patientId, patientId))!
    await removeEntries(tx, row)
    await tx.delete(facilityPeople).where(row)
  }
}

/** The name of somebody has changed: their tokens are to be made anew, wherever they are known. */
export async function forgetTokens(tx: Transaction, patientId: string): Promise<void> {
  const rows = eq(facilityPeople.patientId, patientId)
  await removeEntries(tx, rows)
  await tx.update(facilityPeople).set({ tokens: untold, number: null }).where(rows)
}

async function removeEntries(tx: Transaction, rows: SQL): Promise<void> {
  const told = await tx
    .select({ tokens: facilityPeople.tokens, number: facilityPeople.number })
    .from(facilityPeople)
    .where(and(rows, isNotNull(facilityPeople.number)))
    .orderBy(asc(facilityPeople.number))
  for (const { tokens, number } of told)
    await tx.delete(facilityTokens).where(inArray(facilityTokens.entry, entriesOf(tokens, number!)))
}

/** Makes the tokens of some people who have none in the index. @returns how many it has looked at; 0 when all have theirs */
export async function makePeopleTokens(): Promise<number> {
  const rows = await db
    .select({
      facilityId: facilityPeople.facilityId,
      id: patients.id,
      identityEnc: patients.identityEnc,
      tokens: facilityPeople.tokens,
    })
    .from(facilityPeople)
    .innerJoin(patients, eq(patients.id, facilityPeople.patientId))
    .where(isNull(facilityPeople.number))
    .orderBy(asc(facilityPeople.facilityId), asc(facilityPeople.patientId))
    .limit(batchSize)
  if (rows.length === 0) return 0
  // An older version has made tokens without an index.
  const made = rows.map((row) => ({
    ...row,
    tokens: row.tokens || personTokens(personWords(openIdentity(row)), row.facilityId),
  }))
  await withTransaction(async (tx) => {
    const [last] = await tx.select({ number: max(facilityPeople.number) }).from(facilityPeople)
    let number = last?.number ?? 0
    for (const row of made) if (await storeTokens(tx, { ...row, number: number + 1 })) number += 1
  })
  return rows.length
}

type Made = Readonly<{ facilityId: string; id: string; identityEnc: string; tokens: string; number: number }>

async function storeTokens(tx: Transaction, { facilityId, id, identityEnc, tokens, number }: Made): Promise<boolean> {
  // Who was renamed meanwhile waits for the next run.
  const asRead = tx
    .select({ one: sql`1` })
    .from(patients)
    .where(and(eq(patients.id, id), eq(patients.identityEnc, identityEnc)))
  const row = and(eq(facilityPeople.facilityId, facilityId), eq(facilityPeople.patientId, id))
  const stored = await tx
    .update(facilityPeople)
    .set({ tokens, number })
    .where(and(row, isNull(facilityPeople.number), exists(asRead)))
    .returning({ number: facilityPeople.number })
  if (stored.length === 0) return false
  await tx.insert(facilityTokens).values(entriesOf(tokens, number).map((entry) => ({ entry })))
  return true
}
