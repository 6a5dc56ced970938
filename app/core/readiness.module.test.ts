import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { closeDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { unsealedPatients } from '#drizzle/schema/unsealed.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { databaseIsReady } from './readiness.server.ts'

useDatabase()

describe('databaseIsReady', () => {
  it('is false while a migration is missing or somebody stands in plain, true when it is there, and stays true', async () => {
    const record = dialect === 'sqlite' ? sql`__drizzle_migrations` : sql`drizzle.__drizzle_migrations`
    const shift = (by: number) =>
      withTransaction(async (tx) => {
        const statement = sql`update ${record} set created_at = created_at + ${by}`
        // Each dialect runs a bare statement under another name.
        if (dialect === 'sqlite') tx.run(statement)
        else await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
      })
    await shift(-1)
    expect(await databaseIsReady()).toBe(false)
    await shift(1)
    const plain = { id: 'plain', nameEn: 'FANG QINIAN' }
    await withTransaction((tx) => tx.insert(unsealedPatients).values(plain))
    expect(await databaseIsReady()).toBe(false)
    await withTransaction((tx) => tx.delete(unsealedPatients))
    expect(await databaseIsReady()).toBe(true)
    expect(await databaseIsReady()).toBe(true)
  })

  // The PostgreSQL of the tests is opened once a process.
  it.skipIf(dialect === 'postgres')(
    'fails when the database is closed (in-process PostgreSQL stays open)',
    async () => {
      expect(await databaseIsReady()).toBe(true)
      await closeDatabase()
      await expect(databaseIsReady()).rejects.toThrow()
    },
  )
})
