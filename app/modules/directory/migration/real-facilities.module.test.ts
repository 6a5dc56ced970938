import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { importKind, stateFileInput } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { inspectStateFile } from '#app/modules/directory/registry/state-facilities/commands/sync-state-file.server.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { facilitySources } from '#drizzle/schema/sync.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { everything, insertReference } from '#tests/bench/import/registry-rows.ts'
import { quotedLine } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { keepMigrationFile } from './commands/keep-file.server.ts'
import { startMigration, steerMigration } from './commands/steer-migration.server.ts'
import { previewMigration } from './queries/preview.server.ts'

const real = resolve('../shared/data/facilities/nys_health_facilities_nyc_area_2026.csv')
const system = { scope: 'system' } as const
const by = { actor: system, rightId: '00000000-0000-7000-8000-000000000000' } as const

/** As CSV, each cell in quotes. */
const csv = (rows: readonly Readonly<Record<string, string>>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((cells) => quotedLine(cells)).join('\n')

describe.skipIf(!existsSync(real))(
  'the facilities of the state (skipped: ../shared/data/facilities is not here)',
  () => {
    useDatabase()
    beforeEach(() =>
      withTransaction(async (tx) => {
        await insertReference(tx)
        await insertProvider(tx, { slug: 'bai', status: 'listed', practices: [] })
      }),
    )

    const hash = async () =>
      createHash('sha256')
        .update(JSON.stringify(await everything()))
        .digest('hex')
    const spelled = (text: string) =>
      text
        .toLowerCase()
        .replace(/\bstreet\b/g, 'St.')
        .replace(/\bavenue\b/g, 'Ave')

    it('are found again by address and telephone, linked, and left as they were', async () => {
      const input = stateFileInput(real, (await inspectStateFile(real))!.digest)
      await startRun(system, importKind, input)
      await workQueuedRuns()
      const known = new Set((await db.select().from(facilitySources)).map(({ externalId }) => externalId))
      const rows = (parse(readFileSync(real), { bom: true, columns: true }) as Record<string, string>[])
        .filter((row) => known.has(row['Facility ID']!) && /^\d{5}/.test(row['Facility Zip Code']!))
        .slice(0, 1200)
      const legacy = rows.map((row) => ({
        provider_slug: 'bai',
        clinic_name: 'An Old Name',
        address_1: spelled(row['Facility Address 1']!),
        ...{ city: row['Facility City']!, state: 'NY', zip: row['Facility Zip Code']! },
        phone: row['Facility Phone Number']!,
      }))
      const was = await hash()
      const kept = await keepMigrationFile(by, { name: 'legacy.csv', text: csv(legacy) })
      const { id } = kept as { id: string }
      const { counts, rows: shown } = await previewMigration(id, { outcome: 'matched', after: 0 })
      // The others share address and number with a neighbor, have none, or were read of a telephone that is no number.
      expect(counts.matched + counts.standing).toBeGreaterThan(rows.length / 2)
      expect(new Set(shown.map(({ by: reason }) => reason))).toContain('phone')
      const run = await startMigration(by, id)
      await workQueuedRuns()
      const [done] = await db.select().from(runs).where(eq(runs.id, run))
      expect(done!.counts).toMatchObject(counts)
      expect(await hash()).not.toBe(was)
      await steerMigration(by, run, 'undo')
      await workQueuedRuns()
      expect(await hash()).toBe(was)
    })
  },
)
