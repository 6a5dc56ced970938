import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { maskEmail, maskPhone } from '#app/modules/action-links/mask-contact.ts'
import { listCalls, type TicketCall } from '#app/modules/support/calls/queries/ticket-calls.server.ts'
import { type NamedPick, picksOf } from '#app/modules/support/queries/ticket-picks.server.ts'
import { answerWay, isSameWriter, maskedName, type TicketContact } from '#app/modules/support/ticket-contact.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { activeTicketStatuses, isClosed, type TicketStatus } from '#app/modules/support/ticket-status.ts'
import { localeOfTicket, openContact, openText } from '#app/modules/support/ticket-text.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
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
  /** Other tickets of the same person that it can be merged into. */
  sameWriter: { reference: string; printed: string; subject: string }[]
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
  return rows
    .filter((row) => isSameWriter(writer, { userId: row.userId, contact: openContact(row) }))
    .map(({ id, reference, subjectEnc }) => ({
      reference,
      printed: formatTicketReference(reference),
      subject: openText('subject', id, subjectEnc),
    }))
}

async function findTurns(ticketId: string, locale: Locale): Promise<QueueTurn[]> {
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  const byStaff = rows.flatMap(({ author, authorId }) => (author === 'staff' && authorId ? [authorId] : []))
  const [names, picks] = await Promise.all([
    findStaffNames(byStaff),
    picksOf(
      rows.map(({ id }) => id),
      locale,
    ),
  ])
  return rows.map(({ id, author, authorId, bodyEnc, isInternal, createdAt }) => ({
    id,
    author,
    name: author === 'staff' ? (names.get(authorId ?? '') ?? null) : null,
    body: openText('body', id, bodyEnc),
    isInternal,
    at: createdAt,
    picks: picks.get(id) ?? [],
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
    findTurns(row.id, actor.locale),
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
