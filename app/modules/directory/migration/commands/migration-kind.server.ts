import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { loadReference } from '#app/modules/directory/registry/reference.server.ts'
import {
  undoDays,
  undoSync,
  type UndoCheckpoint,
} from '#app/modules/directory/registry/undo/commands/undo-sync.server.ts'
import { registerKind, type RunInHand } from '#app/modules/long-work/run-kinds.ts'
import { migrationFiles } from '#drizzle/schema/sync.ts'
import { type MigrationCounts, noMigrationCounts } from '../queries/count-planned.ts'
import { readLegacyFile } from '../read-legacy-file.ts'
import { migrateBatch } from './migrate-batch.server.ts'

type MigrationParams = { fileId: string; fileName: string }
type Checkpoint = { rows: number }

const rowsPerBatch = 100

class FileGone extends Error {}

/** Legacy clinics become facilities and provider facilities, in batches; taken back as the runs of the registry are. */
export const migrationKind = registerKind<MigrationParams, Checkpoint>({
  name: 'facility_migration',
  permission: 'data.migrate',
  work: migrate,
  undo: { days: undoDays, work: (run) => undoSync(run as unknown as RunInHand<object, UndoCheckpoint>) },
  errorCode: (error) => (error instanceof FileGone ? 'directory.migration_file_gone' : null),
})

async function migrate(run: RunInHand<MigrationParams, Checkpoint>): Promise<void> {
  const [file] = await db.select().from(migrationFiles).where(eq(migrationFiles.id, run.params.fileId))
  const read = file && readLegacyFile(file.text)
  if (!read || 'fault' in read) throw new FileGone()
  const { rows } = read
  const reference = await withTransaction((tx) => loadReference(tx))
  let counts: MigrationCounts = { ...noMigrationCounts(), ...run.counts }
  let from = run.checkpoint?.rows ?? 0
  do {
    const before = counts
    const to = Math.min(rows.length, from + rowsPerBatch)
    const part = rows.slice(from, to)
    await run.commitBatch(async (tx) => {
      const more = await migrateBatch(tx, run.id, part, reference)
      counts = noMigrationCounts()
      for (const name of Object.keys(counts) as (keyof MigrationCounts)[]) counts[name] = before[name] + more[name]
      return { checkpoint: { rows: to }, done: to, total: rows.length, counts }
    })
    from = to
  } while (from < rows.length)
}
