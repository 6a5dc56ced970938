import { asc, inArray, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'

/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/** Forgets forms whose hour is over. @returns how many. */
export async function pruneUnsentForms(): Promise<number> {
  const over = db.select({ id: unsentForms.id }).from(unsentForms).where(lte(unsentForms.expiresAt, now()))
  const ids = (await over.orderBy(asc(unsentForms.id)).limit(batch)).map(({ id }) => id)
  if (ids.length > 0) await withTransaction((tx) => tx.delete(unsentForms).where(inArray(unsentForms.id, ids)))
  return ids.length
}
