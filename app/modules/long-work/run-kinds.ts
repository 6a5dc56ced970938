import type { Transaction } from '#app/core/database/connection.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import type { runs } from '#drizzle/schema/runs.ts'

export type Run = typeof runs.$inferSelect

/** How far a run has come; written in the transaction of the batch it tells of. */
export type RunProgress<Checkpoint extends object = object> = {
  checkpoint: Checkpoint
  done: number
  total: number | null
  counts: Record<string, number>
  /** What it is at, as a code of the kind. */
  messageCode?: string | null
}

/** A run in the hands of the process that works on it. */
export type RunInHand<Params extends object, Checkpoint extends object> = {
  readonly id: string
  readonly params: Params
  /** Where an earlier process stopped; null at the beginning. */
  readonly checkpoint: Checkpoint | null
  readonly counts: Readonly<Record<string, number>>
  /** Of an undo, the run to take back. */
  readonly undoesId: string | null
  /**
   * Does one batch and notes how far it has come, both or neither.
   * @throws RunStopped instead of beginning it when the run was paused or cancelled, LeaseLost when another process has it;
   * let both through.
   */
  commitBatch(batch: (tx: Transaction) => Promise<RunProgress<Checkpoint>>): Promise<void>
}

/** A kind of work. Methods, so that a registry of kinds can hold them all. */
export type RunKind<Params extends object = object, Checkpoint extends object = object> = {
  /** Snake case; it stands in the database. */
  readonly name: string
  /** What an administrator needs to steer its runs and see them. */
  readonly permission: string
  work(run: RunInHand<Params, Checkpoint>): Promise<void>
  /** How a run is taken back, and how many days after its end; null where it can not be. Runs of `work` again, with `undoesId`. */
  readonly undo: { readonly days: number; work(run: RunInHand<Params, Checkpoint>): Promise<void> } | null
  /** The words for an error of the kind's own; null for one it does not know. */
  errorCode?(error: unknown): ErrorCode | null
}

const kinds = new Map<string, RunKind>()

/** Makes a kind known under its name. Again under the same name replaces it: in development modules are evaluated anew. */
export function registerKind<Params extends object, Checkpoint extends object>(
  kind: RunKind<Params, Checkpoint>,
): RunKind<Params, Checkpoint> {
  kinds.set(kind.name, kind as RunKind)
  return kind
}

/** Null for a kind that this process does not know. */
export const findKind = (name: string): RunKind | null => kinds.get(name) ?? null

export function kindNamed(name: string): RunKind {
  const kind = findKind(name)
  if (!kind) throw new Error(`No kind of run is registered as "${name}".`)
  return kind
}

/** Kinds that this process can work on. */
export const kindNames = (): string[] => [...kinds.keys()]

/** The code under which an error is kept; what exactly happened is for the log. */
export function errorCodeOf(kind: RunKind, error: unknown): ErrorCode {
  const own = kind.errorCode?.(error)
  if (own) return own
  return error instanceof DatabaseError ? 'long_work.database_failed' : 'long_work.failed'
}
