import { and, asc, inArray, lt, lte } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { isRefusal } from '#app/core/answer/outcome.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { lapseDays, ruleOf } from '../case-steps.ts'
import type { StoredCase } from '../sealed-case.server.ts'
import { recordDeed, writeCase } from './open-case.server.ts'

/** Cases that are read at once. */
const most = 200

async function lapse(row: StoredCase): Promise<boolean> {
  try {
    await withTransaction(async (tx) => {
      const status = ruleOf('lapse').to
      await writeCase(tx, row, { status })
      const deed = { caseId: row.id, userId: null, from: row.status, to: status }
      await recordDeed(tx, { ...deed, action: 'lapse', audit: 'practice.i693_lapse' })
    })
    return true
  } catch (error) {
    // Somebody has just done something with it.
    if (isRefusal(error, 'directory.stale')) return false
    throw error
  }
}

/** Ends cases that are not signed and with which nobody has done anything for long. @returns how many */
export async function runI693Chores(): Promise<number> {
  const due = and(
    inArray(i693Cases.status, [...ruleOf('lapse').from]),
    lte(i693Cases.updatedAt, now() - lapseDays * dayMs),
    // Who is to be examined in half a year has not been forgotten.
    lt(i693Cases.examOn, todayInNewYork()),
  )
  const rows = await db
    .select()
    .from(i693Cases)
    .where(due)
    .orderBy(asc(i693Cases.updatedAt), asc(i693Cases.id))
    .limit(most)
  let count = 0
  for (const row of rows) if (await lapse(row)) count += 1
  return count
}
