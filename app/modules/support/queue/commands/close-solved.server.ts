import { and, asc, eq, lte } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { dropCalls } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { statusAfter } from '#app/modules/support/ticket-status.ts'
import { supportTickets } from '#drizzle/schema/support.ts'

/** How long whoever asked may still say that it is not solved. */
const solvedFor = 7 * dayMs

/** Tickets of one run of the chore. */
const batch = 200

/** Closes what has been solved for a week. @returns how many. */
export function closeSolvedTickets(): Promise<number> {
  return withTransaction(async (tx) => {
    const isOld = and(eq(supportTickets.status, 'solved'), lte(supportTickets.solvedAt, now() - solvedFor))
    const old = await tx.select().from(supportTickets).where(isOld).orderBy(asc(supportTickets.id)).limit(batch)
    for (const ticket of old) {
      const status = statusAfter(ticket.status, 'system', 'close')
      await tx
        .update(supportTickets)
        .set({ status, version: ticket.version + 1, updatedAt: now() })
        .where(and(eq(supportTickets.id, ticket.id), isOld))
      await dropCalls(tx, ticket.id)
      await recordAudit(tx, {
        actor: { type: 'system' },
        action: 'support.ticket_step',
        subject: { type: 'support_ticket', id: ticket.id },
        fields: ['status'],
      })
    }
    return old.length
  })
}
