import type { Transaction } from '#app/core/database/connection.ts'
import { writeBatch } from '#app/modules/directory/registry/rows/commands/write-batch.server.ts'
import type { BatchPlan } from '#app/modules/directory/registry/planning/plan-batch.server.ts'
import { keepConflicts } from '#app/modules/directory/registry/trust/commands/keep-conflicts.server.ts'
import { affectedIds, readRows } from '../affected-rows.server.ts'
import { describePlan } from '../describe-plan.server.ts'
import { changesBySubject } from '../sync-changes.ts'
import { keepConflictRecords, keepRecords } from './keep-records.server.ts'

/** Writes a plan, and beside it what each row said before: what a person sees of the run, and what takes it back. */
export async function writeRecorded(tx: Transaction, runId: string, plan: BatchPlan): Promise<void> {
  const ids = await affectedIds(tx, plan)
  const before = await readRows(tx, ids)
  const found = await describePlan(tx, plan, before)
  await writeBatch(tx, plan)
  await keepRecords(tx, runId, found, changesBySubject(before, await readRows(tx, ids)))
  await keepConflictRecords(tx, runId, plan.conflicts)
  await keepConflicts(tx, runId, plan.conflicts)
}

/** What a plan would do, for people to look at. */
export async function recordDry(tx: Transaction, runId: string, plan: BatchPlan): Promise<void> {
  const before = await readRows(tx, await affectedIds(tx, plan))
  await keepRecords(tx, runId, await describePlan(tx, plan, before), [])
  await keepConflictRecords(tx, runId, plan.conflicts)
}
