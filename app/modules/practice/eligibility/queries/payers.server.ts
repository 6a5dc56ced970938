import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import { payerCodeOf } from '../gateway/gateway-in-use.server.ts'

/** Whom a question can be sent to, in the order of the directory, with the code by which they are asked where there is one. */
export async function listPayers(locale: Locale) {
  const rows = await db.select().from(carriers).orderBy(asc(carriers.sort), asc(carriers.id))
  return rows.map((row) => ({ id: row.id, name: row.name[locale], payerCode: payerCodeOf(row) }))
}

/** One of them; null for none. */
export async function findPayer(id: string) {
  const [row] = await db.select().from(carriers).where(eq(carriers.id, id))
  return row ? { id: row.id, payerCode: payerCodeOf(row) } : null
}
