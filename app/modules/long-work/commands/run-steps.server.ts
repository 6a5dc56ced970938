import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { DomainError, type ErrorCode } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { activeStatuses, runs } from '#drizzle/schema/runs.ts'
import { type Lease, leaseTime } from '../lease.ts'
import { maySteer } from '../policy.ts'
import { findKind, type Run } from '../run-kinds.ts'
import { nextRunStatus, runDecision, type RunStatus, undoUntil } from '../run-status.ts'

type Changes = Partial<typeof runs.$inferInsert>
type Step = Parameters<typeof nextRunStatus>[0]

/**
 * Reads a run and keeps others from its row until the commit, on both databases: what is decided by it holds when it is written.
 * @throws DomainError not_found
 */
export async function lockRun(tx: Transaction, id: string): Promise<Run> {
  const [run] = await tx
    .update(runs)
    .set({ claims: sql`${runs.claims}` })
    .where(eq(runs.id, id))
    .returning()
  if (!run) throw new DomainError('not_found', 'long_work.not_found')
  return run
}

/** As `lockRun`, for somebody who wants to steer it; what is not theirs looks as if it were not there. */
export async function lockRunOf(tx: Transaction, actor: Actor, id: string): Promise<Run> {
  const run = await lockRun(tx, id)
  if (!maySteer(actor, run.kind)) throw new DomainError('not_found', 'long_work.not_found')
  return run
}

export const factsOf = (run: Run) => ({ now: now(), leaseUntil: run.leaseUntil, undoUntil: run.undoUntil })

/** Moves a locked run along its table. */
export async function takeStep(
  tx: Transaction,
  run: Run,
  step: Omit<Step, 'from'>,
  changes: Changes = {},
): Promise<Run> {
  const status = nextRunStatus({ ...step, from: run.status }, factsOf(run))
  const ending = endings.has(status) && run.status !== status ? endOf(run, status) : {}
  const [moved] = await tx
    .update(runs)
    .set({ ...ending, ...changes, status, updatedAt: now() })
    .where(eq(runs.id, run.id))
    .returning()
  return moved!
}

const endings: ReadonlySet<RunStatus> = new Set(['done', 'failed', 'cancelled'])

/** A run that has done nothing, or is an undo itself, leaves nothing to take back. */
function endOf(run: Run, status: RunStatus): Changes {
  const at = now()
  const undo = findKind(run.kind)?.undo
  const canUndo = undo && status !== 'failed' && run.undoesId === null && run.checkpoint !== null
  return { leaseOwner: null, leaseUntil: null, finishedAt: at, undoUntil: canUndo ? undoUntil(at, undo.days) : null }
}

/** Gives a locked run to this process. */
export async function takeLease(tx: Transaction, run: Run, action: 'claim' | 'take_over'): Promise<Lease> {
  const owner = newId()
  const taken = await takeStep(
    tx,
    run,
    { action, actor: action === 'claim' ? 'worker' : 'person' },
    { leaseOwner: owner, leaseUntil: now() + leaseTime, claims: action === 'claim' ? run.claims + 1 : 1 },
  )
  return { run: taken, owner }
}

/**
 * Frees a key. A run that nobody has worked on for a lease is given up for it.
 * @throws DomainError conflict `long_work.busy` with the `runId` that has the key, where it is known
 */
export async function makeWay(tx: Transaction, key: string, besides: string | null): Promise<void> {
  const others = besides === null ? undefined : ne(runs.id, besides)
  const [holder] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.key, key), inArray(runs.status, activeStatuses), others))
  if (!holder) return
  const run = await lockRun(tx, holder.id)
  if (!runDecision({ from: run.status, action: 'give_up', actor: 'system' }, factsOf(run)).ok) throw busy(run.id)
  await giveUp(tx, run)
}

const busy = (runId?: string) => new DomainError('conflict', 'long_work.busy', runId === undefined ? {} : { runId })

/** For transactions that give a run its key: somebody else was quicker by less than this one could see. */
export function orBusy(error: unknown): never {
  throw error instanceof DatabaseError && error.kind === 'conflict' ? busy() : error
}

export async function giveUp(tx: Transaction, run: Run): Promise<void> {
  const errorCode: ErrorCode | null = run.status === 'running' ? 'long_work.lease_lapsed' : null
  const { status } = await takeStep(tx, run, { action: 'give_up', actor: 'system' }, { errorCode })
  await auditRun(tx, { scope: 'system' }, status === 'failed' ? 'run_fail' : 'run_stop', run)
}

type RunEvent = Extract<AuditEvent['action'], `long_work.${string}`> extends `long_work.${infer Name}` ? Name : never

/** Call it last in a transaction, as `recordAudit`. */
export function auditRun(tx: Transaction, actor: Actor, event: RunEvent, { id }: Pick<Run, 'id'>): Promise<void> {
  return recordAudit(tx, {
    actor: 'userId' in actor ? { type: 'user', id: actor.userId } : { type: 'system' },
    action: `long_work.${event}`,
    subject: { type: 'run', id },
    outcome: event === 'run_fail' ? 'failed' : 'ok',
  })
}
