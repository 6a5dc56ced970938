import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { migrationFiles, syncRecords } from '#drizzle/schema/sync.ts'

const mostRuns = 10
const mostFiles = 10
const pageSize = 50

const isEnded = (status: string) => status === 'done' || status === 'cancelled'

/** The latest migrations and their undos. Who may see them is for the caller, before it asks. */
export async function listMigrations() {
  const rows = await db
    .select()
    .from(runs)
    .where(eq(runs.kind, 'facility_migration'))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(mostRuns)
  return rows.map(({ id, status, counts, done, total, errorCode, createdAt, undoesId, undoUntil, params }) => ({
    ...{ id, status, counts, done, total, errorCode, createdAt, undoUntil, isUndo: undoesId !== null },
    isUndoOpen: isEnded(status) && undoUntil !== null && undoUntil > now(),
    fileName: (params as { fileName?: string }).fileName ?? '',
  }))
}

/** The latest files that were brought, for whoever wants to look at a preview again. */
export function listMigrationFiles() {
  return db
    .select({ id: migrationFiles.id, fileName: migrationFiles.fileName, createdAt: migrationFiles.createdAt })
    .from(migrationFiles)
    .orderBy(desc(migrationFiles.createdAt), desc(migrationFiles.id))
    .limit(mostFiles)
}

export type ListedMigration = Awaited<ReturnType<typeof listMigrations>>[number]

/** The log of a migration: what was made and linked, which lines were left, and what an undo has left. Null for a run of another kind. */
export async function readMigrationLog(runId: string, after: number) {
  const [run] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, runId), inArray(runs.kind, ['facility_migration'])))
  if (!run) return null
  const rows = await db
    .select()
    .from(syncRecords)
    .where(and(eq(syncRecords.runId, runId), ne(syncRecords.outcome, 'bookkeeping'), gt(syncRecords.position, after)))
    .orderBy(asc(syncRecords.position))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return {
    id: runId,
    next: rows.length > pageSize ? shown.at(-1)!.position : null,
    records: shown.map(({ id, subjectType, name, externalId, outcome, line, reason, undoOutcome, fields }) => ({
      ...{ id, subjectType, name, externalId, outcome, line, reason, undoOutcome },
      facility: fields.facilities?.after ?? fields.addressLine1?.after ?? null,
    })),
  }
}

export type MigrationLog = NonNullable<Awaited<ReturnType<typeof readMigrationLog>>>
