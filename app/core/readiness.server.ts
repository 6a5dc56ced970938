import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { unsealedRows } from '#app/core/database/unsealed.server.ts'
import { dialect } from '#drizzle/dialect.ts'

/** Where the migrator keeps its record in each dialect. */
const record = dialect === 'sqlite' ? sql`__drizzle_migrations` : sql`drizzle.__drizzle_migrations`

function newestMigration(): number {
  const file = resolve('drizzle/migrations', dialect, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  return Math.max(...journal.entries.map((entry) => entry.when))
}

let isCurrent = false

/**
 * Whether the open database answers, has every migration this code was written against and holds no person's data in plain.
 * @throws DatabaseError or a driver's error when it does not answer at all.
 */
export async function databaseIsReady(): Promise<boolean> {
  if (isCurrent) {
    await db.select({ one: sql`1` }).from(sql`(select 1) as probe`)
    return true
  }
  const [row] = await db.select({ newest: sql<number | string | null>`max(created_at)` }).from(record)
  // Migrations are only ever added, so a current schema stays current for as long as this process lives.
  isCurrent = Number(row?.newest ?? 0) >= newestMigration() && (await unsealedRows(db)) === 0
  return isCurrent
}
