import { and, asc, inArray, ne } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import * as schema from '#drizzle/schema/index.ts'

const { appointments, appointmentEvents, auditEvents, actionTokens, messageOutbox } = schema

export type AppointmentRow = typeof appointments.$inferSelect

export const keepsTime = ({ status }: AppointmentRow) => (schema.blockingStatuses as readonly string[]).includes(status)

/** No visit lies over another, buffers included; those of one session have seats of their own. */
function expectNoOverlap(rows: readonly AppointmentRow[]): void {
  const keeping = rows.filter(keepsTime)
  for (const [index, row] of keeping.entries())
    for (const other of keeping.slice(index + 1)) {
      const isSession = other.startsAt === row.startsAt && other.visitTypeId === row.visitTypeId
      const isApart = isSession
        ? other.seat !== row.seat
        : other.busyFrom! >= row.busyTo! || row.busyFrom! >= other.busyTo!
      expect(isApart, `${row.id} and ${other.id}`).toBe(true)
    }
}

function byOwner<Row>(rows: readonly Row[], owner: (row: Row) => string): (id: string) => Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(owner(row), [...(groups.get(owner(row)) ?? []), row])
  return (id) => groups.get(id) ?? []
}

/**
 * Whatever happened in the open database: no visit lies over another, and each has all of its parts: an event and an audit
 * row a step, one link, a message.
 * @returns the appointments.
 */
export async function expectWholeBookings(): Promise<AppointmentRow[]> {
  const rows = await db.select().from(appointments).orderBy(asc(appointments.busyFrom), asc(appointments.id))
  expectNoOverlap(rows)
  const ids = rows.map(({ id }) => id)
  const { appointmentId, seq } = appointmentEvents
  const eventsOf = byOwner(
    await db.select().from(appointmentEvents).orderBy(asc(appointmentId), asc(seq)),
    (row) => row.appointmentId,
  )
  const ofSubject = (row: { subjectId: string }) => row.subjectId
  const links = await db.select().from(actionTokens).where(inArray(actionTokens.subjectId, ids))
  const changes = and(inArray(auditEvents.subjectId, ids), ne(auditEvents.action, 'booking.appointment_read'))
  const audit = await db.select().from(auditEvents).where(changes)
  const messages = await db.select().from(messageOutbox).where(inArray(messageOutbox.subjectId, ids))
  const [linksOf, auditOf, messagesOf] = [links, audit, messages].map((each) =>
    byOwner<{ subjectId: string }>(each, ofSubject),
  )
  for (const { id, version, status } of rows) {
    expect(eventsOf(id).map((event) => event.seq)).toEqual(Array.from({ length: version }, (_, index) => index + 1))
    expect(eventsOf(id).at(-1)!.toStatus).toBe(status)
    expect(linksOf!(id)).toHaveLength(1)
    expect(auditOf!(id)).toHaveLength(version)
    expect(messagesOf!(id)).not.toHaveLength(0)
  }
  expect(await verifyAudit()).toMatchObject({ ok: true })
  return rows
}
