import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { planFirstCall } from '#app/modules/support/calls/commands/plan-call.server.ts'
import type { KeepTimes } from '#app/modules/support/kept-times.ts'
import {
  addTurn,
  auditTicket,
  demandPermission,
  type SeenTicket,
  type StoredTicket,
  takeTicket,
} from '#app/modules/support/commands/take-ticket.server.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { isClosed, statusAfter, stepsToOpen } from '#app/modules/support/ticket-status.ts'
import { localeOfTicket, openContact } from '#app/modules/support/ticket-text.server.ts'
import { paths } from '#app/paths.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { supportTickets, ticketPicks } from '#drizzle/schema/support.ts'

/** How long the link of an answer opens its ticket. */
const linkLasts = 30 * dayMs

export type TicketAnswer = SeenTicket &
  Readonly<{
    body: string
    /** Whether the customer has the next word, or all is said. */
    then: 'wait' | 'solve'
    /** Doctors to choose from, at most three. */
    picks?: readonly string[]
  }>

/** How the customer learns of an answer. */
export type AnswerWay = 'mail' | 'call' | 'none'

/** Where the customer reads the answer: signed in at the ticket, else by a link of its own. */
async function answerAddress(tx: Transaction, ticket: StoredTicket) {
  const locale = localeOfTicket(ticket)
  if (ticket.userId !== null) return siteAddress(paths.officeTicket(ticket.reference), locale)
  const { token } = await createActionLink(tx, {
    kind: 'ticket_reply',
    subjectType: 'support_ticket',
    subjectId: ticket.id,
    expiresAt: now() + linkLasts,
    // It goes to the address that the ticket was opened with and to nobody else; a code would go there too.
    isOtpRequired: false,
  })
  return siteAddress(paths.link(token), locale)
}

/** Tells the customer that there is an answer, never what it says; who has only a telephone is to be called. */
async function tellCustomer(tx: Transaction, ticket: StoredTicket, messageId: string): Promise<AnswerWay> {
  const { email, phone } = openContact(ticket)
  if (email) {
    await enqueueNotice(tx, {
      template: 'ticket_answered',
      recipient: { email, phone: null, locale: localeOfTicket(ticket) },
      vars: { reference: formatTicketReference(ticket.reference), link: await answerAddress(tx, ticket) },
      subject: { type: 'support_ticket', id: ticket.id },
      event: messageId,
    })
    return 'mail'
  }
  if (!phone) return 'none'
  await planFirstCall(tx, ticket.id)
  return 'call'
}

async function addPicks(tx: Transaction, actor: AdminActor, messageId: string, picks: readonly string[]) {
  const named: { pickId: string; providerId: string }[] = []
  if (picks.length === 0) return named
  demandPermission(actor, 'concierge.manage')
  for (const [position, providerId] of [...new Set(picks)].entries()) {
    const [known] = await tx.select({ status: providers.status }).from(providers).where(eq(providers.id, providerId))
    if (known?.status !== 'listed') throw new DomainError('conflict', 'support.pick_gone')
    const pickId = newId()
    await tx.insert(ticketPicks).values({ id: pickId, messageId, providerId, position })
    named.push({ pickId, providerId })
  }
  return named
}

/**
 * Answers a ticket: the words, perhaps doctors to choose from, and a message that there is an answer, in the customer's language. The
 * first who answers takes a ticket that is nobody's. `keepTimes` keeps a time with each doctor for the customer.
 * @returns how the customer learns of it
 * @throws as `takeTicket`; DomainError conflict `support.ticket_closed`, or `support.pick_gone` for a doctor who is no longer listed
 */
export function answerTicket(actor: AdminActor, answer: TicketAnswer, keepTimes?: KeepTimes): Promise<AnswerWay> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, answer)
    if (isClosed(ticket.status)) throw new DomainError('conflict', 'support.ticket_closed')
    const status = statusAfter(ticket.status, 'staff', ...stepsToOpen(ticket.status), answer.then)
    await tx
      .update(supportTickets)
      .set({ status, solvedAt: status === 'solved' ? now() : null, assigneeId: ticket.assigneeId ?? actor.userId })
      .where(eq(supportTickets.id, ticket.id))
    const messageId = await addTurn(tx, ticket.id, { author: 'staff', authorId: actor.userId, body: answer.body })
    const named = await addPicks(tx, actor, messageId, answer.picks ?? [])
    await keepTimes?.(tx, named)
    const way = await tellCustomer(tx, ticket, messageId)
    await auditTicket(tx, actor, 'support.ticket_answer', ticket)
    return way
  })
}
