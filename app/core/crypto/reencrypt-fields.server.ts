import { and, asc, eq, gt, isNotNull, notLike, or } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { type EncryptedTable, encryptedTables } from './encrypted-columns.ts'
import { fieldKeys } from './field-keys.server.ts'
import {
  decryptField,
  encryptField,
  FieldDecryptionError,
  type FieldContext,
  prefixOf,
} from './field-encryption.server.ts'

const batchSize = 200

type Unreadable = Readonly<{ context: FieldContext; reason: FieldDecryptionError['reason'] }>

type Reencryption = { rewritten: number; unreadable: Unreadable[] }

/** The value under the current key, or why it cannot be read. */
function renew(value: string, context: FieldContext): string | Unreadable {
  try {
    return encryptField(decryptField(value, context), context)
  } catch (error) {
    if (!(error instanceof FieldDecryptionError)) throw error
    return { context, reason: error.reason }
  }
}

type Batch = { lastId: string | null; rewritten: number; unreadable: Unreadable[] }

async function renewBatch(tx: Transaction, part: EncryptedTable, keyId: string, after: string): Promise<Batch> {
  const isOld = Object.values(part.columns).map((column) =>
    and(isNotNull(column), notLike(column, `${prefixOf(keyId)}%`)),
  )
  const rows = (await tx
    .select({ id: part.id, ...part.columns })
    .from(part.table)
    .where(and(gt(part.id, after), or(...isOld)))
    .orderBy(asc(part.id))
    .limit(batchSize)) as ({ id: string } & Record<string, string | null>)[]
  const batch: Batch = { lastId: rows.at(-1)?.id ?? null, rewritten: 0, unreadable: [] }
  for (const row of rows) {
    for (const [property, column] of Object.entries(part.columns)) {
      const value = row[property]
      if (value === null || value === undefined || value.startsWith(prefixOf(keyId))) continue
      const context = { table: part.name, column: column.name, rowId: row.id }
      const renewed = renew(value, context)
      if (typeof renewed !== 'string') {
        batch.unreadable.push(renewed)
        continue
      }
      // Only in place of what was read: a value that somebody changed meanwhile is newer than this one.
      const written = await tx
        .update(part.table)
        .set({ [property]: renewed })
        .where(and(eq(part.id, row.id), eq(column, value)))
        .returning({ id: part.id })
      batch.rewritten += written.length
    }
  }
  return batch
}

async function renewAll(keyId: string, onProgress: (rewritten: number) => void): Promise<Reencryption> {
  const pass: Reencryption = { rewritten: 0, unreadable: [] }
  for (const part of encryptedTables) {
    let after: string | null = ''
    while (after !== null) {
      const from: string = after
      const batch: Batch = await withTransaction((tx) => renewBatch(tx, part, keyId, from))
      pass.rewritten += batch.rewritten
      pass.unreadable.push(...batch.unreadable)
      after = batch.lastId
      if (after !== null) onProgress(batch.rewritten)
    }
  }
  return pass
}

/**
 * Brings every `*_enc` value of every table under one key, which must be the current one. One transaction a batch of rows; what is
 * already under the key is left alone, so it may be stopped anywhere and run again. Goes over the tables until nothing is
 * left to do: a value that was on its way under the old key is found by the next pass.
 * Values that do not open stay as they are and are named in the answer.
 */
export async function reencryptFields(
  keyId: string,
  onProgress: (rewritten: number) => void = () => {},
): Promise<Reencryption> {
  let rewritten = 0
  for (;;) {
    // Under another key no pass would ever find its work done.
    if (fieldKeys().current !== keyId) throw new Error(`The current field key is not ${keyId}.`)
    const pass = await renewAll(keyId, onProgress)
    rewritten += pass.rewritten
    if (pass.rewritten === 0) return { rewritten, unreadable: pass.unreadable }
  }
}
