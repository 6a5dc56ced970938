import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { rowEdits } from '#drizzle/schema/administration.ts'
import { findVersions } from '../queries/edits.server.ts'

type Values = Readonly<Record<string, unknown>>

export type RowEdit = Readonly<{
  tableName: string
  rowId: string
  /** The row as it was and as it is now, whole or in part; null where there was or is none. */
  before: Values | null
  after: Values | null
  reason?: string | null
}>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The columns in which a row differs from what it was. */
export function changedColumns(before: Values | null, after: Values | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter((name) => !isSame(before?.[name], after?.[name]))
}

function only(values: Values | null, names: readonly string[]): Record<string, unknown> | null {
  return values && Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

/**
 * Writes down what was changed of a row, in the transaction of the change. Ask for it before the change is written: it is what decides
 * who was first. The audit log is the caller's.
 * @param seen the version that the editor had before them
 * @returns the names of the columns that changed
 * @throws DomainError conflict `edits.stale` when somebody was quicker
 */
export async function recordEdit(
  tx: Transaction,
  { userId }: Pick<AdminActor, 'userId'>,
  edit: RowEdit,
  seen: number,
): Promise<string[]> {
  const { tableName, rowId, before, after, reason = null } = edit
  const present = (await findVersions(tableName, [rowId], tx)).get(rowId) ?? 0
  if (present !== seen) throw new DomainError('conflict', 'edits.stale')
  const fields = changedColumns(before, after)
  const kind = before === null ? 'create' : after === null ? 'delete' : 'change'
  const values = { before: only(before, fields), after: only(after, fields) }
  const [written] = await tx
    .insert(rowEdits)
    .values({ id: newId(), tableName, rowId, version: seen + 1, kind, ...values, reason, editorId: userId, at: now() })
    .onConflictDoNothing()
    .returning({ id: rowEdits.id })
  if (!written) throw new DomainError('conflict', 'edits.stale')
  return fields
}
