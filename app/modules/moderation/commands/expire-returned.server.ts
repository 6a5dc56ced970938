import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** How long a submitter has for what a reviewer has asked of them. */
const answerTime = 14 * dayMs

/** A transaction's worth. */
const batchSize = 200

/** Ends requests that were sent back and never sent again. @returns how many */
export function expireReturned(): Promise<number> {
  return withTransaction(async (tx) => {
    const at = now()
    const { id, status, updatedAt } = changeRequests
    const rows = await tx
      .select({ id })
      .from(changeRequests)
      .where(and(eq(status, 'needs_info'), lte(updatedAt, at - answerTime)))
      .orderBy(asc(id))
      .limit(batchSize)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    const ended = await tx
      .update(changeRequests)
      .set({ status: 'expired', updatedAt: at })
      .where(and(inArray(id, ids), eq(status, 'needs_info')))
      .returning({ id })
    for (const row of ended) {
      await recordAudit(tx, {
        actor: { type: 'system' },
        action: 'moderation.change_expire',
        subject: { type: 'change_request', id: row.id },
      })
    }
    return ended.length
  })
}
