import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { auditTicket, type SeenTicket, takeTicket } from '#app/modules/support/commands/take-ticket.server.ts'
import type { CallOutcome } from '#app/modules/support/calls/queries/ticket-calls.server.ts'
import { nextCallAt } from '#app/modules/support/ticket-due.ts'
import { sealText } from '#app/modules/support/ticket-text.server.ts'
import { ticketCalls } from '#drizzle/schema/support.ts'
import { planCallAt } from './plan-call.server.ts'

/** Calls without an answer after which nobody is called again by itself. */
const mostTries = 3

/** A number that is somebody else's is never tried again; nobody at home or a machine is, half a business day later. */
const isTriedAgain = (outcome: CallOutcome, tries: number) =>
  (outcome === 'no_answer' || outcome === 'voicemail') && tries < mostTries

/**
 * Notes how the planned call of a ticket went, and plans the next one where nobody was reached.
 * @throws as `takeTicket`; DomainError conflict `support.no_call` when none is planned
 */
export function recordCall(
  actor: AdminActor,
  { outcome, note, ...seen }: SeenTicket & { outcome: CallOutcome; note: string },
): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    const calls = await tx.select().from(ticketCalls).where(eq(ticketCalls.ticketId, ticket.id))
    const planned = calls.find(({ endedAt }) => endedAt === null)
    if (!planned) throw new DomainError('conflict', 'support.no_call')
    await tx
      .update(ticketCalls)
      .set({
        endedAt: now(),
        outcome,
        noteEnc: note === '' ? null : sealText('note', planned.id, note),
        callerId: actor.userId,
      })
      .where(and(eq(ticketCalls.id, planned.id), isNull(ticketCalls.endedAt)))
    const tries = 1 + calls.filter((call) => call.outcome !== null && call.outcome !== 'reached').length
    if (isTriedAgain(outcome, tries)) await planCallAt(tx, ticket.id, nextCallAt(now()))
    await auditTicket(tx, actor, 'support.call_record', ticket, ['outcome'])
  })
}
