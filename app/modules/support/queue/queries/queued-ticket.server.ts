import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { maskEmail, maskPhone } from '#app/modules/action-links/mask-contact.ts'
import { listCalls, type TicketCall } from '#app/modules/support/calls/queries/ticket-calls.server.ts'
import { isProvenSameWriter } from '#app/modules/support/queries/proven-writer.server.ts'
import { type NamedPick, picksOf } from '#app/modules/support/queries/ticket-picks.server.ts'
import { answerWay, isSameWriter, maskedName, type TicketContact } from '#app/modules/support/ticket-contact.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { activeTicketStatuses, isClosed, type TicketStatus } from '#app/modules/support/ticket-status.ts'
import { localeOfTicket, openContact, openText } from '#app/modules/support/ticket-text.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { listJoined } from './joined-tickets.server.ts'
import { findStaffNames, listStaff, type StaffMember } from './staff.server.ts'
import { clockOf, type DueClock } from './ticket-queue.server.ts'

type StoredTicket = typeof supportTickets.$inferSelect

export type QueueTurn = {
  id: string
  author: 'customer' | 'staff' | 'system'
  /** Who of us wrote it; null of all others. */
  name: string | null
  body: string
  isInternal: boolean
  at: number
  picks: NamedPick[]
  /** The printed reference of a merged ticket that it belongs to, whose writer has not been shown to be this one: the customer does not see it. */
  apart: string | null
}

/** How the writer is reached: in full for who answers, else masked. */
export type ShownContact = {
  isMasked: boolean
  name: string
  email: string | null
  phone: string | null
  wechat: string | null
  time: string | null
  patient: string | null
  organization: string | null
  homepage: string | null
}

export type TicketInHand = {
  reference: string
  printed: string
  version: number
  kind: StoredTicket['kind']
  status: TicketStatus
  isClosed: boolean
  locale: Locale
  subject: string
  wishes: Record<string, string>
  contact: ShownContact
  /** How an answer reaches the writer. */
  way: 'account' | 'mail' | 'call' | null
  assigneeId: string | null
  createdAt: number
  clock: DueClock
  mergedInto: string | null
  turns: QueueTurn[]
  calls: TicketCall[]
  staff: StaffMember[]
  /** Other tickets of the same person that it can be merged into; `isProven`: the customer would read both as one. */
  sameWriter: { reference: string; printed: string; subject: string; isProven: boolean }[]
}

function shownContact(contact: TicketContact, isMasked: boolean): ShownContact {
  const {
    name,
    email,
    phone,
    wechat = null,
    time = null,
    patient = null,
    organization = null,
    homepage = null,
  } = contact
  if (!isMasked) return { isMasked, name, email, phone, wechat, time, patient, organization, homepage }
  return {
    isMasked,
    name: maskedName(name),
    email: email && maskEmail(email),
    phone: phone && maskPhone(phone),
    wechat: wechat && maskedName(wechat),
    time,
    patient: patient && maskedName(patient),
    organization,
    homepage: null,
  }
}

/** Tickets that are looked through for others of the same person: contacts are sealed, so each has to be opened. */
const mostLookedThrough = 200

async function findSameWriter(ticket: StoredTicket): Promise<TicketInHand['sameWriter']> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(and(inArray(supportTickets.status, [...activeTicketStatuses, 'solved']), ne(supportTickets.id, ticket.id)))
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(mostLookedThrough)
  const writer = { userId: ticket.userId, contact: openContact(ticket) }
  const same = rows.filter((row) => isSameWriter(writer, { userId: row.userId, contact: openContact(row) }))
  return Promise.all(
    same.map(async (row) => ({
      reference: row.reference,
      printed: formatTicketReference(row.reference),
      subject: openText('subject', row.id, row.subjectEnc),
      isProven: await isProvenSameWriter(db, ticket, row),
    })),
  )
}

/** All that was said and noted of a ticket and of those that were merged into it. */
async function findTurns(ticket: StoredTicket, locale: Locale): Promise<QueueTurn[]> {
  const joined = await listJoined(db, ticket)
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...joined.keys()]))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  const byStaff = rows.flatMap(({ author, authorId }) => (author === 'staff' && authorId ? [authorId] : []))
  const [names, picks] = await Promise.all([
    findStaffNames(byStaff),
    picksOf(
      rows.map(({ id }) => id),
      locale,
    ),
  ])
  return rows.map(({ id, ticketId, author, authorId, bodyEnc, isInternal, createdAt }) => ({
    id,
    author,
    name: author === 'staff' ? (names.get(authorId ?? '') ?? null) : null,
    body: openText('body', id, bodyEnc),
    isInternal,
    at: createdAt,
    picks: picks.get(id) ?? [],
    apart: ticketId === ticket.id ? null : formatTicketReference(joined.get(ticketId)!),
  }))
}

async function referenceOf(id: string | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await db
    .select({ reference: supportTickets.reference })
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
  return row?.reference ?? null
}

/**
 * A ticket as those who answer see it, notes among them included. The contact is masked for who may only read.
 * @throws DomainError not_found `support.ticket_not_found`
 */
export async function findTicketInHand(actor: AdminActor, reference: string): Promise<TicketInHand> {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.reference, reference))
  if (!row) throw new DomainError('not_found', 'support.ticket_not_found')
  const mayAnswer = actor.permissions.has('ticket.manage')
  const contact = openContact(row)
  const [turns, calls, staff, sameWriter, mergedInto] = await Promise.all([
    findTurns(row, actor.locale),
    listCalls(row.id),
    mayAnswer ? listStaff() : [],
    mayAnswer && !isClosed(row.status) ? findSameWriter(row) : [],
    referenceOf(row.mergedIntoId),
  ])
  return {
    reference,
    printed: formatTicketReference(reference),
    version: row.version,
    kind: row.kind,
    status: row.status,
    isClosed: isClosed(row.status),
    locale: localeOfTicket(row),
    subject: openText('subject', row.id, row.subjectEnc),
    wishes: row.wishes,
    contact: shownContact(contact, !mayAnswer),
    way: row.userId === null ? answerWay(contact) : 'account',
    assigneeId: row.assigneeId,
    createdAt: row.createdAt,
    clock: clockOf(row),
    mergedInto,
    turns,
    calls,
    staff,
    sameWriter,
  }
}
