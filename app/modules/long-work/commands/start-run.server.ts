import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Lease } from '#app/modules/long-work/lease.ts'
import { maySteer } from '#app/modules/long-work/policy.ts'
import type { Run, RunKind } from '#app/modules/long-work/run-kinds.ts'
import { auditRun, lockRun, makeWay, orBusy, takeLease, takeStep } from './run-steps.server.ts'
import { runs } from '#drizzle/schema/runs.ts'

export type RunInput<Params extends object> = {
  /** What is worked on; of the active runs one may have it. */
  key: string
  /** Of what goes in; a start over the same takes an unfinished run up. Null: always a new run. */
  inputDigest: string | null
  params: Params
}

type Started = { run: Run; isResumed: boolean }

/**
 * Queues a run, or the unfinished one over the same input again. Whoever looks for work takes it up.
 * @throws DomainError forbidden `long_work.not_allowed`, conflict `long_work.busy` with the `runId` that has the key
 */
export function startRun<Params extends object>(
  actor: Actor,
  kind: RunKind<Params, never>,
  input: RunInput<Params>,
): Promise<Started> {
  return withTransaction(async (tx) => {
    const started = await findOrInsert(tx, actor, kind, input)
    await auditRun(tx, actor, started.isResumed ? 'run_resume' : 'run_start', started.run)
    return started
  }).catch(orBusy)
}

/**
 * As `startRun`, for a process that does the work itself and at once. It takes an unfinished run over the same input from
 * whoever has it: the other process stops at its next batch.
 */
export function beginRun<Params extends object>(
  actor: Actor,
  kind: RunKind<Params, never>,
  input: RunInput<Params>,
): Promise<{ lease: Lease; isResumed: boolean }> {
  return withTransaction(async (tx) => {
    const { run, isResumed } = await findOrInsert(tx, actor, kind, input)
    const lease = await takeLease(tx, run, run.status === 'running' ? 'take_over' : 'claim')
    await auditRun(tx, actor, isResumed ? 'run_resume' : 'run_start', run)
    return { lease, isResumed }
  }).catch(orBusy)
}

async function findOrInsert<Params extends object>(
  tx: Transaction,
  actor: Actor,
  kind: RunKind<Params, never>,
  input: RunInput<Params>,
): Promise<Started> {
  if (!maySteer(actor, kind.name)) throw new DomainError('forbidden', 'long_work.not_allowed')
  const unfinished = input.inputDigest === null ? null : await findUnfinished(tx, kind.name, input.inputDigest)
  await makeWay(tx, input.key, unfinished?.id ?? null)
  if (!unfinished) return { run: await insertRun(tx, actor, kind.name, input), isResumed: false }
  const { params } = input
  if (unfinished.status === 'queued' || unfinished.status === 'running') {
    const [run] = await tx.update(runs).set({ params }).where(eq(runs.id, unfinished.id)).returning()
    return { run: run!, isResumed: true }
  }
  return { run: await resumeStoppedRun(tx, unfinished, { params }), isResumed: true }
}

async function findUnfinished(tx: Transaction, kind: string, inputDigest: string): Promise<Run | null> {
  const isSame = and(eq(runs.kind, kind), eq(runs.inputDigest, inputDigest), isNull(runs.undoesId))
  const [found] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(isSame, inArray(runs.status, ['queued', 'running', 'paused', 'failed'])))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(1)
  return found ? lockRun(tx, found.id) : null
}

/** Whoever resumes a run answers for its batches anew. */
export function resumeStoppedRun(tx: Transaction, run: Run, changes: { params?: object } = {}): Promise<Run> {
  const forgotten = { errorCode: null, finishedAt: null, claims: 0 }
  return takeStep(tx, run, { action: 'resume', actor: 'person' }, { ...forgotten, ...changes })
}

export async function insertRun<Params extends object>(
  tx: Transaction,
  actor: Actor,
  kind: string,
  input: RunInput<Params> & { undoesId?: string },
): Promise<Run> {
  const isPerson = 'userId' in actor
  const [run] = await tx
    .insert(runs)
    .values({
      id: newId(),
      kind,
      ...input,
      status: 'queued',
      startedByType: isPerson ? 'user' : 'system',
      startedById: isPerson ? actor.userId : null,
      claims: 0,
      done: 0,
      counts: {},
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  return run!
}
