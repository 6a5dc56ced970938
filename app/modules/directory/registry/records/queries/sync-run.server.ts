import { and, asc, count, eq, gt, ne } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { csvText } from '#app/core/format/csv.ts'
import { type DiffPart, diffWords } from '#app/core/format/word-diff.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { getRun } from '#app/modules/long-work/queries/runs.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'
import { shownField } from '#app/modules/directory/registry/trust/shown-field.server.ts'
import { type FieldChange, type ShownOutcome, shownOutcomes } from '../sync-record.ts'

const pageSize = 25

export type RecordField = Readonly<{ field: string; before: readonly DiffPart[]; after: readonly DiffPart[] }>

/** The two sides of a field with what is only on one of them marked. */
function marked(field: string, { before, after }: FieldChange, locale: Locale): RecordField {
  const parts = diffWords(shownField(field, before, locale), shownField(field, after, locale))
  return {
    field,
    before: parts.filter(({ kind }) => kind !== 'added'),
    after: parts.filter(({ kind }) => kind !== 'gone'),
  }
}

export type RecordFilters = Readonly<{ outcome: ShownOutcome | null; undo: 'left' | null; after: number }>

export function readRecordFilters(search: URLSearchParams): RecordFilters {
  const after = Number(search.get('after') ?? '0')
  return {
    outcome: shownOutcomes.find((outcome) => outcome === search.get('outcome')) ?? null,
    undo: search.get('undo') === 'left' ? 'left' : null,
    after: Number.isSafeInteger(after) && after > 0 ? after : 0,
  }
}

/** A page of what a run has found; `next` is where the page after it begins, null for none. */
async function listRecords(runId: string, { outcome, undo, after }: RecordFilters, locale: Locale) {
  const rows = await db
    .select()
    .from(syncRecords)
    .where(
      and(
        eq(syncRecords.runId, runId),
        outcome ? eq(syncRecords.outcome, outcome) : undefined,
        // Bookkeeping stands in the list of what an undo has left, and nowhere else.
        undo === 'left' ? ne(syncRecords.undoOutcome, 'undone') : ne(syncRecords.outcome, 'bookkeeping'),
        gt(syncRecords.position, after),
      ),
    )
    .orderBy(asc(syncRecords.position))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return {
    next: rows.length > pageSize ? shown.at(-1)!.position : null,
    records: shown.map((row) => ({
      ...{ id: row.id, subjectType: row.subjectType, name: row.name, externalId: row.externalId },
      ...{ outcome: row.outcome, line: row.line, reason: row.reason, undoOutcome: row.undoOutcome },
      fields: Object.entries(row.fields).map(([field, change]) => marked(field, change, locale)),
    })),
  }
}

/** A run of a source with a page of its list. @throws DomainError not_found `long_work.not_found` */
export async function readSyncRun(actor: AdminActor, id: string, filters: RecordFilters) {
  const run = await getRun(actor, id)
  const [more] = await db.select({ params: runs.params }).from(runs).where(eq(runs.id, id))
  const outcomes = await db
    .select({ outcome: syncRecords.outcome, count: count() })
    .from(syncRecords)
    .where(eq(syncRecords.runId, id))
    .groupBy(syncRecords.outcome)
  const left = await db
    .select({ undoOutcome: syncRecords.undoOutcome, count: count() })
    .from(syncRecords)
    .where(eq(syncRecords.runId, id))
    .groupBy(syncRecords.undoOutcome)
  const { fileName = '', states = null } = (more?.params ?? {}) as { fileName?: string; states?: string[] | null }
  return {
    run: { ...run, fileName, states: states ?? [] },
    outcomes: Object.fromEntries(outcomes.map((row) => [row.outcome, row.count])),
    undone: Object.fromEntries(left.flatMap((row) => (row.undoOutcome ? [[row.undoOutcome, row.count]] : []))),
    ...(await listRecords(id, filters, actor.locale)),
  }
}

/** More are in the file of rejects on the server. */
const mostErrors = 50_000

/** The rows of a run that could not be used, as a table. @throws DomainError not_found `long_work.not_found` */
export async function syncErrorsCsv(actor: AdminActor, id: string): Promise<string> {
  await getRun(actor, id)
  const rows = await db
    .select({ line: syncRecords.line, externalId: syncRecords.externalId, reason: syncRecords.reason })
    .from(syncRecords)
    .where(and(eq(syncRecords.runId, id), eq(syncRecords.outcome, 'skipped')))
    .orderBy(asc(syncRecords.position))
    .limit(mostErrors)
  return csvText([['line', 'number', 'reason'], ...rows.map((row) => [row.line, row.externalId, row.reason])])
}
