import type { SyncChange } from '#drizzle/schema/sync.ts'
import { rowHash } from '../records/sync-changes.ts'
import type { AnyRow } from '../records/sync-tables.ts'

/** What is written to take one change back. */
export type Restoration =
  | { kind: 'remove'; table: string; id: string }
  | { kind: 'insert'; table: string; id: string; row: AnyRow }
  | { kind: 'restore'; table: string; id: string; columns: AnyRow; version: number | null }

const keyOf = ({ table, id }: { table: string; id: string }) => `${table} ${id}`

/**
 * The rows of a batch of an undo as they stand while it goes backward: what one record takes back is what the next one finds.
 */
export class StandingRows {
  constructor(
    /** By table and key. */
    private readonly rows: Map<string, AnyRow>,
    /** Who names a row, by its id: tables and keys. */
    private readonly references: Map<string, Set<string>>,
  ) {}

  /** Whether somebody has changed one of the rows since the run wrote them. */
  isEdited(changes: readonly SyncChange[]): boolean {
    return changes.some((change) => {
      const row = this.rows.get(keyOf(change))
      return change.hash === null ? row !== undefined : row === undefined || rowHash(row) !== change.hash
    })
  }

  /** Whether something else hangs on a row that would be removed. */
  isInUse(changes: readonly SyncChange[]): boolean {
    const own = new Set(changes.map(keyOf))
    return changes.some(
      ({ id, was }) => was === null && [...(this.references.get(id) ?? [])].some((reference) => !own.has(reference)),
    )
  }

  /** What takes the changes back, the last of them first; from now on the rows stand so. */
  takeBack(changes: readonly SyncChange[]): Restoration[] {
    return changes.toReversed().map((change): Restoration => {
      const { table, id, was, hash } = change
      const key = keyOf(change)
      if (was === null) {
        this.rows.delete(key)
        for (const names of this.references.values()) names.delete(key)
        return { kind: 'remove', table, id }
      }
      if (hash === null) {
        this.rows.set(key, was)
        this.#refer(key, {}, was)
        return { kind: 'insert', table, id, row: was }
      }
      const row = this.rows.get(key)!
      this.rows.set(key, { ...row, ...was })
      this.#refer(key, row, { ...row, ...was })
      return { kind: 'restore', table, id, columns: was, version: typeof row.version === 'number' ? row.version : null }
    })
  }

  /** A row names others by now than it did: whoever is not named any more is free to go. */
  #refer(key: string, before: AnyRow, after: AnyRow): void {
    const named = (row: AnyRow) => Object.entries(row).flatMap(([column, id]) => (column === 'id' ? [] : [String(id)]))
    for (const id of named(before)) this.references.get(id)?.delete(key)
    for (const id of named(after)) this.references.get(id)?.add(key)
  }
}
