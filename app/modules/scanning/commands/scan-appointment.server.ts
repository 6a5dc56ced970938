import { minuteMs } from '#app/core/calendar/durations.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { markScanned, undoScanned } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { checkInMinutesBefore } from '#app/modules/booking/limits.ts'
import { bookingRefusals } from '#app/modules/booking/refusal.ts'
import { type Keeper, staffAt } from '../queries/keepers.server.ts'
import { findScannedVisit, findVisitByReference, type ScannedVisit } from '../queries/scanned-visit.server.ts'
import { elsewhere, type ScanEvent, type Seen } from '../scan-result.ts'
import { undoOver } from './undo-over.server.ts'

const subjectOf = ({ id, facilityId }: ScannedVisit) => ({
  ...{ subjectType: 'appointment' as const, subjectId: id },
  ...{ facilityId, associationId: null },
})

/** Why nobody is checked in for a visit at a moment, or that they have come already; null where they may be. */
function answerOf(visit: ScannedVisit, at: number): Seen | null {
  const { status, startsAt, timeZone, checkedInAt, updatedAt } = visit
  const subject = subjectOf(visit)
  const red = (reason: Seen['reason']): Seen => ({ light: 'red', reason, subject })
  if (status === 'arrived' || status === 'in_room' || status === 'completed')
    return { light: 'yellow', reason: 'seen', subject, firstAt: checkedInAt ?? updatedAt }
  if (status === 'requested' || startsAt === null) return red('unconfirmed')
  if (status !== 'booked' && status !== 'confirmed' && status !== 'no_show') return red('canceled')
  if (localDate(at, timeZone) !== localDate(startsAt, timeZone)) return red('other_day')
  return startsAt - at > checkInMinutesBefore * minuteMs ? red('early') : null
}

/** Checks in who has a visit here today. What booking's table of states refuses is told as it stands then. */
export async function scanAppointment(keeper: Keeper, reference: string, at: number): Promise<Seen | null> {
  const visit = await findVisitByReference(reference)
  if (!visit) return null
  const staff = staffAt(keeper, visit)
  if (!staff) return elsewhere
  const answer = answerOf(visit, at)
  if (answer) return answer
  const outcome = await outcomeOf(markScanned({ appointmentId: visit.id, actor: staff, at }), bookingRefusals)
  const subject = subjectOf(visit)
  if (outcome.done) return { light: 'green', reason: 'arrived', subject }
  // Two at once: the other one has done it.
  const now = await findScannedVisit(visit.id)
  return (now && answerOf(now, at)) ?? { light: 'red', reason: 'changed', subject }
}

/** Takes an arrival back. @throws DomainError conflict `scanning.undo_over` */
export async function undoAppointmentScan(keeper: Keeper, { subjectId, at, scannedAt }: ScanEvent): Promise<void> {
  const visit = await findScannedVisit(subjectId ?? '')
  const staff = visit && staffAt(keeper, visit)
  // The desk may have taken this arrival back itself, and entered another.
  if (!staff || visit.checkedInAt !== scannedAt) return undoOver()
  const undo = undoScanned({ appointmentId: visit.id, actor: staff, scannedAt: at })
  if (!(await outcomeOf(undo, bookingRefusals)).done) undoOver()
}
