import { desc } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { previewMigration } from '#app/modules/directory/migration/queries/preview.server.ts'
import { pruneSyncRecords } from '#app/modules/directory/registry/records/commands/prune-records.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { migrationFiles, syncConflicts, syncRecords } from '#drizzle/schema/sync.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoSyncRun } from './sync-runs.ts'

useDatabase()
const began = now()
afterEach(() => setClock(began))

const start = async () => {
  await withTransaction(seedDemoSyncRun)
  await pruneSyncRecords()
}
const days = async () =>
  (await db.select().from(runs).orderBy(desc(runs.createdAt))).map(({ createdAt }) => (now() - createdAt) / dayMs)

describe('runs of the demo', () => {
  it('are as young, and their conflicts as open, with every start on any day', async () => {
    await withTransaction(async (tx) => {
      await insertFacility(tx, { slug: 'apricot-family-clinic', phone: '+17185550110' })
      await insertFacility(tx, { slug: 'silver-pine-imaging', phone: '+17185550120' })
    })
    await start()
    const records = (await db.select().from(syncRecords)).length
    expect(await days()).toEqual([1, 2])
    await withTransaction(async (tx) => {
      await tx.update(syncConflicts).set({ decision: 'ours', decidedAt: now() })
    })
    setClock(began + 40 * dayMs)
    await pruneSyncRecords()
    expect(await db.select().from(syncRecords)).toEqual([])
    for (let again = 0; again < 2; again++) {
      await start()
      expect(await days()).toEqual([1, 2])
      expect(await db.select().from(syncRecords)).toHaveLength(records)
      expect((await db.select().from(syncConflicts)).map(({ decision }) => decision)).toEqual([null, null])
    }
  })

  it('have a file of legacy clinics to look at', async () => {
    await withTransaction((tx) => insertProvider(tx, { slug: 'yeqing-su', status: 'listed', practices: [] }))
    await start()
    const [file] = await db.select().from(migrationFiles)
    const { counts } = await previewMigration(file!.id, { outcome: null, after: 0 })
    expect(counts).toMatchObject({ read: 6, new: 1, error: 5 })
  })
})
