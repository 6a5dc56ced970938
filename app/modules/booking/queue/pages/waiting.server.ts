import { eq } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { readLateness, readLine } from '../queries/line.server.ts'
import { turnInLine, type WaitTurn } from '../wait-estimate.ts'

/** How it stands with somebody's visit today: what their ticket and their page say beside it. */
export type WaitingWords = Readonly<{
  /** Of who came without an appointment. */
  number: number | null
  /** Null until they are here. */
  turn: WaitTurn | null
  lateBy: number
}>

/** Null for a visit that is not today's, is over, or of which there is nothing to say. */
export async function findWaiting(appointmentId: string, now = clockNow()): Promise<WaitingWords | null> {
  const [row] = await db
    .select({
      providerFacilityId: appointments.providerFacilityId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      checkedInAt: appointments.checkedInAt,
      timeZone: appointments.timeZone,
      number: appointments.queueNumber,
    })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (!row) return null
  const { providerFacilityId, status, timeZone, number } = row
  const at = row.startsAt ?? row.checkedInAt
  const isComing = status === 'booked' || status === 'confirmed'
  if (at === null || localDate(at, timeZone) !== localDate(now, timeZone)) return null
  if (!isComing && status !== 'arrived') return null
  const late = await readLateness(db, [providerFacilityId], { now, timeZone })
  const lateBy = late.get(providerFacilityId) ?? 0
  if (isComing) return lateBy === 0 ? null : { number, turn: null, lateBy }
  const line = await readLine(db, [providerFacilityId], { now, timeZone })
  return { number, turn: turnInLine(line, appointmentId, { now, lateBy }), lateBy }
}
