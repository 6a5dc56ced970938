import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { basisOf, changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { editsFacility } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import { notAtThisDesk } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { type ClosureSpan, isClosedDuring } from '../clinic-day.ts'
import { type Clinic, closureAt, closureChange, reopeningChange } from '../closure-change.ts'
import { findReopenable, readClinicClosures } from '../queries/clinic-closures.server.ts'

/** Refuses who does not keep the closures of a clinic. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function requireKeeper(actor: ProviderActor, { id }: Clinic): Promise<void> {
  if (await editsFacility(db, actor, id)) return
  await refuseAtDesk(actor, { action: 'booking.schedule_update', subject: { type: 'facility', id } })
}

/**
 * Closes a clinic for the rest of today, for today or for tomorrow. What is closed already stays as it is: a minute later, the rest of the day
 * is another part of it.
 * @returns null when it is done, or the id of the draft that waits for a decision about each visit in that time
 * @throws DomainError forbidden `desk.NOT_ALLOWED`; as `changeSchedule`
 */
export async function closeClinic(actor: ProviderActor, clinic: Clinic, span: ClosureSpan): Promise<string | null> {
  await requireKeeper(actor, clinic)
  const at = now()
  const { part } = closureAt(clinic, span, at)
  const closures = await readClinicClosures(clinic, actor.locale)
  const closed = closures[span === 'tomorrow' ? 'tomorrow' : 'today'].map((each) => each.part)
  if (isClosedDuring(part, closed)) return null
  const change = closureChange(clinic, span, { now: at, id: newId() })
  // A closure overwrites nothing that a form has shown.
  return changeSchedule(actor, change, basisOf([], change))
}

/**
 * Opens a clinic again: takes back a closure of this one day. Visits that were moved or canceled for it stay so.
 * @returns as `closeClinic`
 * @throws DomainError not_found `desk.NOT_FOUND` for any other closure; forbidden `desk.NOT_ALLOWED`; as `changeSchedule`
 */
export async function reopenClinic(actor: ProviderActor, clinic: Clinic, closureId: string): Promise<string | null> {
  if (!(await findReopenable(clinic, closureId, actor.locale))) notAtThisDesk()
  await requireKeeper(actor, clinic)
  const change = reopeningChange(clinic, closureId)
  return changeSchedule(actor, change, basisOf([], change))
}
