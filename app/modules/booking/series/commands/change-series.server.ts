import { withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { cancelIn } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { rescheduleIn } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { type Appointment, getAppointment } from '#app/modules/booking/appointments/queries/appointment-rows.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import type { SeriesVisit } from './book-series.server.ts'
import { tellOfSeries } from './series-notices.server.ts'

/**
 * Cancels several visits of a series in one transaction; the patient is written to once.
 * @throws DomainError as `cancelAppointment`; `booking.INVALID_INPUT` for none
 */
export function cancelSeries({
  ids,
  actor,
  reasonCode,
}: Readonly<{ ids: readonly string[]; actor: StaffActor; reasonCode: string }>): Promise<void> {
  if (ids.length === 0) refuse('INVALID_INPUT', { field: 'choice' })
  return withTransaction(async (tx) => {
    const cancelled: Appointment[] = []
    for (const appointmentId of ids) {
      await cancelIn(tx, { appointmentId, actor, reasonCode, tells: false })
      cancelled.push(await getAppointment(tx, appointmentId))
    }
    await tellOfSeries(tx, cancelled, 'appointment_series_cancelled')
  })
}

export type SeriesMove = SeriesVisit & Readonly<{ appointmentId: string }>

/**
 * Moves several visits of a series in one transaction; the patient is written to once, about those that were moved.
 * @throws DomainError as `rescheduleAppointment`, `booking.INVALID_INPUT` for none
 */
export async function moveSeries({
  moves,
  actor,
}: Readonly<{ moves: readonly SeriesMove[]; actor: StaffActor }>): Promise<void> {
  if (moves.length === 0) refuse('INVALID_INPUT', { field: 'choice' })
  try {
    await withTransaction(async (tx) => {
      const rows: (SeriesMove & { before: Appointment })[] = []
      for (const move of moves) rows.push({ ...move, before: await getAppointment(tx, move.appointmentId) })
      const moved: Appointment[] = []
      for (const { before, ...move } of inOrder(rows)) {
        if (before.startsAt === move.startsAt) continue
        await rescheduleIn(tx, { ...move, actor, tells: false })
        moved.push(await getAppointment(tx, move.appointmentId))
      }
      // Every visit has its new time already: the form was sent twice.
      if (moved.length > 0) await tellOfSeries(tx, moved, 'appointment_series_moved')
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'conflict') refuse('SLOT_TAKEN')
    throw error
  }
}

/** Visits that are put off begin with the last, those that are brought forward with the first: each goes where the one before has left. */
function inOrder<Row extends { startsAt: number; before: Appointment }>(rows: readonly Row[]): Row[] {
  const byTime = rows.toSorted((a, b) => a.before.startsAt! - b.before.startsAt!)
  const isPutOff = byTime.some(({ startsAt, before }) => startsAt > before.startsAt!)
  return isPutOff ? byTime.reverse() : byTime
}
