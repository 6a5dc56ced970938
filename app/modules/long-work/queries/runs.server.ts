import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { maySteer } from '#app/modules/long-work/policy.ts'
import { runs } from '#drizzle/schema/runs.ts'

const shown = {
  id: runs.id,
  kind: runs.kind,
  status: runs.status,
  startedByType: runs.startedByType,
  startedById: runs.startedById,
  undoesId: runs.undoesId,
  leaseUntil: runs.leaseUntil,
  done: runs.done,
  total: runs.total,
  counts: runs.counts,
  messageCode: runs.messageCode,
  errorCode: runs.errorCode,
  createdAt: runs.createdAt,
  finishedAt: runs.finishedAt,
  undoUntil: runs.undoUntil,
}

const pageSize = 20

/** @throws DomainError not_found, also for a run that the actor may not see */
export async function getRun(actor: Actor, id: string) {
  const [run] = await db.select(shown).from(runs).where(eq(runs.id, id))
  if (!run || !maySteer(actor, run.kind)) throw new DomainError('not_found', 'long_work.not_found')
  return run
}

/**
 * The runs of a kind, newest first, a page at a time: `after` is the last one of the page before.
 * @throws DomainError forbidden `long_work.not_allowed`
 */
export async function listRuns(actor: Actor, kind: string, after: { createdAt: number; id: string } | null = null) {
  if (!maySteer(actor, kind)) throw new DomainError('forbidden', 'long_work.not_allowed')
  const isOlder =
    after && or(lt(runs.createdAt, after.createdAt), and(eq(runs.createdAt, after.createdAt), lt(runs.id, after.id)))
  return db
    .select(shown)
    .from(runs)
    .where(and(eq(runs.kind, kind), isOlder ?? undefined))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(pageSize)
}
