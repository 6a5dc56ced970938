import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { diffWords } from '#app/core/format/word-diff.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { syncConflicts } from '#drizzle/schema/sync.ts'
import { nameOfProvider } from '#app/modules/directory/registry/merge-record.ts'
import { type ConflictField, conflictFields } from '../compare-fields.ts'
import { shownField } from '../shown-field.server.ts'

const pageSize = 20

export type ConflictFilters = Readonly<{ field: ConflictField | null; after: string | null }>

export function readConflictFilters(search: URLSearchParams): ConflictFilters {
  const after = search.get('after') ?? ''
  return {
    field: conflictFields.find((field) => field === search.get('field')) ?? null,
    after: /^[\w-]{1,64}$/.test(after) ? after : null,
  }
}

/** Conflicts that wait for somebody, a page at a time, and how many there are of each field. */
export async function listConflicts({ field, after }: ConflictFilters, locale: Locale) {
  const isOpen = isNull(syncConflicts.decision)
  const rows = await db
    .select()
    .from(syncConflicts)
    .where(
      and(isOpen, field ? eq(syncConflicts.field, field) : undefined, after ? gt(syncConflicts.id, after) : undefined),
    )
    .orderBy(asc(syncConflicts.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ subjectId }) => subjectId)
  const people = ids.length === 0 ? [] : await db.select().from(providers).where(inArray(providers.id, ids))
  const places = ids.length === 0 ? [] : await db.select().from(facilities).where(inArray(facilities.id, ids))
  const names = new Map([
    ...people.map((row) => [row.id, nameOfProvider(row)] as const),
    ...places.map((row) => [row.id, row.nameEn] as const),
  ])
  const counts = await db
    .select({ field: syncConflicts.field, count: count() })
    .from(syncConflicts)
    .where(isOpen)
    .groupBy(syncConflicts.field)
  return {
    next: rows.length > pageSize ? shown.at(-1)!.id : null,
    counts: conflictFields.flatMap((each) => {
      const found = counts.find((row) => row.field === each)
      return found ? [{ field: each, count: found.count }] : []
    }),
    conflicts: shown.map((row) => {
      const parts = diffWords(shownField(row.field, row.ours, locale), shownField(row.field, row.theirs, locale))
      return {
        ...{ id: row.id, field: row.field as ConflictField, subjectType: row.subjectType, runId: row.runId },
        ...{ oursTrust: row.oursTrust, oursAt: row.oursAt, theirsOn: row.theirsOn },
        name: names.get(row.subjectId) ?? row.subjectId,
        ours: parts.filter(({ kind }) => kind !== 'added'),
        theirs: parts.filter(({ kind }) => kind !== 'gone'),
      }
    }),
  }
}

/** How many conflicts wait. */
export async function countConflicts(): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(syncConflicts).where(isNull(syncConflicts.decision))
  return row?.waiting ?? 0
}
