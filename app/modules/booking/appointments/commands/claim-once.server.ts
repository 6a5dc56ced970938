import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { prepared } from '#app/core/database/prepared.ts'
import type { BookingResult } from '#app/modules/booking/booking-input.ts'
import { firstManageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'

const earlierQuery = prepared((reader: Reader) =>
  reader
    .select({ id: appointments.id, reference: appointments.reference, status: appointmentEvents.toStatus })
    .from(appointments)
    .innerJoin(
      appointmentEvents,
      and(eq(appointmentEvents.appointmentId, appointments.id), eq(appointmentEvents.seq, 1)),
    )
    .where(eq(appointments.idempotencyKey, sql.placeholder('idempotencyKey')))
    .orderBy(asc(appointments.id))
    .prepare(),
)

/** What the first send of a form got, for the second; null when this is the first. */
export async function findEarlierResult(reader: Reader, idempotencyKey: string): Promise<BookingResult | null> {
  const [row] = await earlierQuery(reader).execute({ idempotencyKey })
  if (!row) return null
  const { id: appointmentId, reference } = row
  const status = row.status === 'requested' ? 'requested' : 'booked'
  return { appointmentId, reference, status, manageToken: firstManageToken({ id: appointmentId, idempotencyKey }) }
}

/**
 * Runs a claim and settles what only the database can see: two sends of one form at once (the second reads the first's
 * answer), a reference that is in use (another is drawn), a seat that is in use (the check sees it now, or SLOT_TAKEN).
 */
export async function claimOnce<Result>(
  idempotencyKey: string | null,
  claim: (tx: Transaction) => Promise<Result>,
): Promise<Result | BookingResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTransaction(claim)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.kind !== 'conflict') throw error
      const earlier = idempotencyKey === null ? null : await findEarlierResult(db, idempotencyKey)
      if (earlier) return earlier
      if (attempt === 3) refuse('SLOT_TAKEN')
    }
  }
}
