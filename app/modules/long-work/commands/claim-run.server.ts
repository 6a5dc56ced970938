import { and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { type Lease, leaseTime, mostClaims } from '#app/modules/long-work/lease.ts'
import { kindNames } from '#app/modules/long-work/run-kinds.ts'
import { factsOf, giveUp, lockRun, takeLease } from './run-steps.server.ts'
import { runDecision } from '#app/modules/long-work/run-status.ts'
import { runs } from '#drizzle/schema/runs.ts'

/**
 * Takes a run that is queued, or whose process has not been heard of for a lease. Of several processes that ask one gets it;
 * null for the others. A run whose batch ends its process again and again has failed.
 */
export function claimRun(id: string): Promise<Lease | null> {
  return withTransaction(async (tx) => {
    const run = await lockRun(tx, id)
    const may = (step: 'claim' | 'give_up', actor: 'worker' | 'system') =>
      runDecision({ from: run.status, action: step, actor }, factsOf(run)).ok
    if (may('give_up', 'system') && (run.status === 'cancelling' || run.claims >= mostClaims)) {
      await giveUp(tx, run)
      return null
    }
    return may('claim', 'worker') ? takeLease(tx, run, 'claim') : null
  })
}

/** The run that has waited longest, of the kinds that this process knows; null when there is nothing to do. */
export async function claimNextRun(): Promise<Lease | null> {
  const isLapsed = and(inArray(runs.status, ['running', 'cancelling']), lte(runs.leaseUntil, now()))
  const waiting = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.kind, kindNames()), or(eq(runs.status, 'queued'), isLapsed)))
    .orderBy(asc(runs.createdAt), asc(runs.id))
    .limit(20)
  for (const { id } of waiting) {
    const lease = await claimRun(id)
    if (lease) return lease
  }
  return null
}

/** A sign of life between batches. False when another process has the run by now. */
export async function extendLease({ run, owner }: Lease): Promise<boolean> {
  const extended = await withTransaction((tx) =>
    tx
      .update(runs)
      .set({ leaseUntil: now() + leaseTime })
      .where(and(eq(runs.id, run.id), eq(runs.leaseOwner, owner)))
      .returning({ id: runs.id }),
  )
  return extended.length > 0
}
