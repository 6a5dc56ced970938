import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Connection, Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { hasTable } from '#app/core/database/unsealed.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { patients } from '#drizzle/schema/scheduling.ts'
import { unsealedPatients, unsealedReports } from '#drizzle/schema/unsealed.ts'

type Sealing = Readonly<{
  /** For the line of progress. */
  what: string
  /** What a migration took out of `table`, in plain. */
  unsealed: SQLiteTable
  table: SQLiteTable
  /** What seals one batch, 0 when nothing is left; loaded when there is something to seal, since imports run with a small heap. */
  sealer: () => Promise<(tx: Transaction) => Promise<number>>
}>

const sealings: readonly Sealing[] = [
  {
    what: 'who patients are',
    unsealed: unsealedPatients,
    table: patients,
    sealer: async () => (await import('#app/modules/booking/patients/commands/seal-patients.server.ts')).sealPatients,
  },
  {
    what: 'reports of visitors',
    unsealed: unsealedReports,
    table: changeRequests,
    sealer: async () => (await import('#app/modules/moderation/commands/seal-reports.server.ts')).sealReports,
  },
]

const sayEvery = 1000

/**
 * Brings the open database up to date: schema, then the seal over what older versions kept in plain. Safe to repeat and to kill
 * at any point: a batch is one transaction, and an emptied table goes only after its pages have been overwritten.
 */
export async function upgradeDatabase(
  connection: Connection,
  say: (line: string) => void = console.log,
): Promise<void> {
  await connection.migrate()
  const open: Sealing[] = []
  for (const sealing of sealings) if (await hasTable(db, sealing.unsealed)) open.push(sealing)
  if (open.length === 0) return
  for (const sealing of open) await sealAll(sealing, say)
  const written: string[] = []
  for (const { table } of open) if ((await db.$count(table)) > 0) written.push(getTableName(table))
  if (written.length > 0) {
    await makeAllTokens(say)
    say('Overwriting what stood in plain: the database is rewritten …')
    if (!(await connection.overwriteDeleted(written))) {
      say('Another process has the database open, so bytes in plain may be left in its files. Stop it and start again.')
      return
    }
  }
  for (const { unsealed } of open) await withTransaction((tx) => dropTable(tx, unsealed))
}

async function sealAll({ what, unsealed, sealer }: Sealing, say: (line: string) => void): Promise<void> {
  const total = (await hasTable(db, unsealed)) ? await db.$count(unsealed) : 0
  if (total === 0) return
  const seal = await sealer()
  let sealed = 0
  let said = 0
  for (;;) {
    // Another process may be at it, too, and drop the table first.
    const batch = await withTransaction(async (tx) => ((await hasTable(tx, unsealed)) ? seal(tx) : 0))
    if (batch === 0) break
    sealed += batch
    if (sealed - said < sayEvery) continue
    said = sealed
    say(`Sealing ${what}: ${sealed} of ${total}`)
  }
  say(`Sealed ${what}: ${sealed} rows.`)
}

async function makeAllTokens(say: (line: string) => void): Promise<void> {
  const { makePeopleTokens } = await import('#app/modules/booking/patients/commands/facility-people.server.ts')
  let made = 0
  for (let batch = await makePeopleTokens(); batch > 0; batch = await makePeopleTokens()) {
    made += batch
    if (made % sayEvery === 0) say(`Indexing people by name: ${made}`)
  }
}

async function dropTable(tx: Transaction, table: SQLiteTable): Promise<void> {
  const statement = sql`drop table if exists ${sql.identifier(getTableName(table))}`
  // PostgreSQL's handle has `execute`; the seam's type is SQLite's.
  if (dialect === 'sqlite') tx.run(statement)
  else await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
}
