import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { migrationFiles } from '#drizzle/schema/sync.ts'
import type { FileFault } from '../legacy-clinic.ts'
import { auditActorOf, type MigrationActor } from '../migration-actor.ts'
import { readLegacyFile } from '../read-legacy-file.ts'

/** A run that is paused for longer than this begins anew with the file. */
const keptFor = 60 * dayMs

/** Keeps a file of legacy clinics to be looked at and run; says why where it is none. */
export async function keepMigrationFile(
  by: MigrationActor,
  { name, text }: { name: string; text: string },
): Promise<{ id: string } | { fault: FileFault; columns: string[] }> {
  const read = readLegacyFile(text)
  if ('fault' in read) return read
  const id = createHash('sha256').update(text).digest('hex')
  const at = now()
  await withTransaction(async (tx) => {
    await tx.delete(migrationFiles).where(lt(migrationFiles.createdAt, at - keptFor))
    const row = { id, fileName: name.slice(0, 120), text, createdAt: at }
    const again = { target: migrationFiles.id, set: { createdAt: at, fileName: row.fileName } }
    await tx.insert(migrationFiles).values(row).onConflictDoUpdate(again)
    const subject = { type: 'migration_file', id }
    await recordAudit(tx, { ...auditActorOf(by), action: 'directory.migration_upload', subject })
  })
  return { id }
}
