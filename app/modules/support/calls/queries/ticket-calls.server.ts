import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { maskPhone } from '#app/modules/action-links/mask-contact.ts'
import { maskedName } from '#app/modules/support/ticket-contact.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { activeTicketStatuses } from '#app/modules/support/ticket-status.ts'
import { localeOfTicket, openContact, openText } from '#app/modules/support/ticket-text.server.ts'
import { type callOutcomes, supportTickets, ticketCalls, ticketMessages } from '#drizzle/schema/support.ts'

export type CallOutcome = (typeof callOutcomes)[number]

/** A call of a ticket: to be made, made, or no longer needed. */
export type TicketCall = {
  id: string
  dueAt: number
  endedAt: number | null
  outcome: CallOutcome | null
  note: string | null
}

/** The calls of a ticket, the first one first. */
export async function listCalls(ticketId: string): Promise<TicketCall[]> {
  const rows = await db
    .select()
    .from(ticketCalls)
    .where(eq(ticketCalls.ticketId, ticketId))
    .orderBy(asc(ticketCalls.createdAt), asc(ticketCalls.id))
  return rows.map(({ id, dueAt, endedAt, outcome, noteEnc }) => ({
    id,
    dueAt,
    endedAt,
    outcome,
    note: noteEnc === null ? null : openText('note', id, noteEnc),
  }))
}

export type CallToMake = {
  reference: string
  printed: string
  subject: string
  locale: Locale
  name: string
  phone: string | null
  /** When the customer asked to be called, by id. */
  time: string | null
  dueAt: number
  isDue: boolean
  /** Calls that were made without reaching anybody. */
  tries: number
}

/** The calls that are to be made, the longest due first. Names and numbers are masked for who may only read. */
export async function listCallsToMake(actor: AdminActor, limit = 100): Promise<CallToMake[]> {
  const rows = await db
    .select({ call: ticketCalls, ticket: supportTickets })
    .from(ticketCalls)
    .innerJoin(supportTickets, eq(supportTickets.id, ticketCalls.ticketId))
    .where(and(isNull(ticketCalls.endedAt), inArray(supportTickets.status, [...activeTicketStatuses, 'solved'])))
    .orderBy(asc(ticketCalls.dueAt), asc(ticketCalls.id))
    .limit(limit)
  const tries = await countTries(rows.map(({ ticket }) => ticket.id))
  const isMasked = !actor.permissions.has('ticket.manage')
  return rows.map(({ call, ticket }) => {
    const contact = openContact(ticket)
    return {
      reference: ticket.reference,
      printed: formatTicketReference(ticket.reference),
      subject: openText('subject', ticket.id, ticket.subjectEnc),
      locale: localeOfTicket(ticket),
      name: isMasked ? maskedName(contact.name) : contact.name,
      phone: contact.phone && isMasked ? maskPhone(contact.phone) : contact.phone,
      time: contact.time ?? null,
      dueAt: call.dueAt,
      isDue: call.dueAt <= now(),
      tries: tries.get(ticket.id) ?? 0,
    }
  })
}

export type TicketToCall = {
  reference: string
  printed: string
  version: number
  subject: string
  locale: Locale
  name: string
  phone: string
  time: string | null
  /** The last answer, to be told to the customer; null while there is none. */
  answer: string | null
  isPlanned: boolean
}

/** Whom a call of a ticket reaches, and what it is to say. @throws DomainError not_found `support.ticket_not_found`, also without a number */
export async function findTicketToCall(reference: string): Promise<TicketToCall> {
  const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.reference, reference))
  const contact = ticket && openContact(ticket)
  if (!contact?.phone) throw new DomainError('not_found', 'support.ticket_not_found')
  const isAnswer = and(
    eq(ticketMessages.ticketId, ticket!.id),
    eq(ticketMessages.author, 'staff'),
    eq(ticketMessages.isInternal, false),
  )
  const [last] = await db
    .select()
    .from(ticketMessages)
    .where(isAnswer)
    .orderBy(desc(ticketMessages.createdAt), desc(ticketMessages.id))
    .limit(1)
  const calls = await listCalls(ticket!.id)
  return {
    reference,
    printed: formatTicketReference(reference),
    version: ticket!.version,
    subject: openText('subject', ticket!.id, ticket!.subjectEnc),
    locale: localeOfTicket(ticket!),
    name: contact.name,
    phone: contact.phone,
    time: contact.time ?? null,
    answer: last ? openText('body', last.id, last.bodyEnc) : null,
    isPlanned: calls.some(({ endedAt }) => endedAt === null),
  }
}

async function countTries(ticketIds: readonly string[]): Promise<Map<string, number>> {
  if (ticketIds.length === 0) return new Map()
  const rows = await db
    .select({ ticketId: ticketCalls.ticketId, outcome: ticketCalls.outcome })
    .from(ticketCalls)
    .where(inArray(ticketCalls.ticketId, [...ticketIds]))
  const tries = new Map<string, number>()
  for (const { ticketId, outcome } of rows) {
    if (outcome !== null && outcome !== 'reached') tries.set(ticketId, (tries.get(ticketId) ?? 0) + 1)
  }
  return tries
}
