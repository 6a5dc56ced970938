import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { cancelRun, pauseRun, resumeRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { migrationFiles } from '#drizzle/schema/sync.ts'
import { auditActorOf, type MigrationActor, requireMigrator } from '../migration-actor.ts'
import { migrationKind } from './migration-kind.server.ts'

/** The log of runs knows administrators; an operator's right stands here. */
async function noteOperator(by: MigrationActor, runId: string): Promise<void> {
  if (by.rightId === null) return
  const subject = { type: 'run', id: runId }
  await withTransaction((tx) => recordAudit(tx, { ...auditActorOf(by), action: 'directory.migration_steer', subject }))
}

/**
 * Queues the migration of a kept file. One runs at a time; a start over a file whose run was stopped goes on with that.
 * @throws DomainError not_found `directory.migration_file_gone`, conflict `long_work.busy`, forbidden
 */
export async function startMigration(by: MigrationActor, fileId: string): Promise<string> {
  requireMigrator(by)
  const [file] = await db
    .select({ name: migrationFiles.fileName })
    .from(migrationFiles)
    .where(eq(migrationFiles.id, fileId))
  if (!file) throw new DomainError('not_found', 'directory.migration_file_gone')
  const input = { key: 'facilities:migration', inputDigest: fileId, params: { fileId, fileName: file.name } }
  const { run } = await startRun(by.actor, migrationKind, input)
  await noteOperator(by, run.id)
  return run.id
}

const steps = { pause: pauseRun, resume: resumeRun, cancel: cancelRun, undo: requestUndo }

/**
 * Pauses a migration, goes on with it, cancels it, or takes it back.
 * @throws DomainError not_found also for a run of another kind, else as the commands of long work
 */
export async function steerMigration(by: MigrationActor, id: string, step: keyof typeof steps): Promise<void> {
  requireMigrator(by)
  const [run] = await db.select({ kind: runs.kind }).from(runs).where(eq(runs.id, id))
  if (run?.kind !== migrationKind.name) throw new DomainError('not_found', 'long_work.not_found')
  await steps[step](by.actor, id)
  await noteOperator(by, id)
}
