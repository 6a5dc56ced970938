import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { serviceBetween } from '#app/modules/support/ticket-due.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { activeTicketStatuses, isOverdue, owedStatuses, type TicketStatus } from '#app/modules/support/ticket-status.ts'
import { localeOfTicket, openText } from '#app/modules/support/ticket-text.server.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import type { QueueFilters } from '../queue-filters.ts'
import { findStaffNames } from './staff.server.ts'

type StoredTicket = typeof supportTickets.$inferSelect

export const queuePage = 25

/** How an answer stands against the clock, in milliseconds of service; null where no answer is owed. */
export type DueClock = { dueAt: number; isLate: boolean; service: number } | null

export type QueuedTicket = {
  reference: string
  printed: string
  kind: StoredTicket['kind']
  status: TicketStatus
  locale: Locale
  subject: string
  assignee: string | null
  createdAt: number
  clock: DueClock
}

const ended = ['closed', 'spam', 'merged'] as const

const statusesOf: Readonly<Record<QueueFilters['view'], readonly TicketStatus[] | null>> = {
  active: activeTicketStatuses,
  owed: owedStatuses,
  waiting: ['waiting_customer'],
  solved: ['solved'],
  ended,
  all: null,
}

function conditionsOf(filters: QueueFilters, actor: AdminActor): SQL | undefined {
  const { view, kind, assigned, language, reference } = filters
  if (reference) return eq(supportTickets.reference, reference)
  const statuses = filters.isOverdue ? owedStatuses : statusesOf[view]
  return and(
    statuses ? inArray(supportTickets.status, [...statuses]) : undefined,
    kind ? eq(supportTickets.kind, kind) : undefined,
    language ? eq(supportTickets.locale, language) : undefined,
    assigned === 'me' ? eq(supportTickets.assigneeId, actor.userId) : undefined,
    assigned === 'nobody' ? isNull(supportTickets.assigneeId) : undefined,
    filters.isOverdue ? lte(supportTickets.dueAt, now()) : undefined,
  )
}

export function clockOf(ticket: Pick<StoredTicket, 'status' | 'dueAt'>): DueClock {
  const { status, dueAt } = ticket
  if (!owedStatuses.some((owed) => owed === status)) return null
  const at = now()
  const isLate = isOverdue(ticket, at)
  return { dueAt, isLate, service: isLate ? serviceBetween(dueAt, at) : serviceBetween(at, dueAt) }
}

/** A page of the queue, what is due first at its top, with how many there are. The contact of nobody is in it. */
export async function listQueue(
  actor: AdminActor,
  filters: QueueFilters,
): Promise<{ tickets: QueuedTicket[]; total: number }> {
  const isAsked = conditionsOf(filters, actor)
  const isHistory = filters.view === 'solved' || filters.view === 'ended' || filters.view === 'all'
  const order = isHistory && !filters.isOverdue ? desc(supportTickets.updatedAt) : asc(supportTickets.dueAt)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(supportTickets)
      .where(isAsked)
      .orderBy(order, asc(supportTickets.id))
      .limit(queuePage)
      .offset((filters.page - 1) * queuePage),
    db.select({ total: count() }).from(supportTickets).where(isAsked),
  ])
  const names = await findStaffNames(rows.flatMap(({ assigneeId }) => assigneeId ?? []))
  return { total: counted?.total ?? 0, tickets: rows.map((row) => toQueued(row, names)) }
}

function toQueued(row: StoredTicket, names: ReadonlyMap<string, string>): QueuedTicket {
  const { id, reference, kind, status, subjectEnc, assigneeId, createdAt } = row
  return {
    reference,
    printed: formatTicketReference(reference),
    kind,
    status,
    locale: localeOfTicket(row),
    subject: openText('subject', id, subjectEnc),
    assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    createdAt,
    clock: clockOf(row),
  }
}
