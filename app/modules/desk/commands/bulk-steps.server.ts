import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { remindPatient } from '#app/modules/booking/appointments/commands/remind-patient.server.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import { getDeskVisit } from '../queries/desk-visit.server.ts'
import { changeVisit } from './change-visit.server.ts'

/** What can be done with several visits at once, by the noun of its address. */
export const bulkSteps = ['confirmation', 'cancellation', 'reminder'] as const
export type BulkStep = (typeof bulkSteps)[number]

/** Visits that one press may change; a page holds fewer. */
const mostAtOnce = 100

type Bulk = { ids: readonly string[]; step: BulkStep; reasonCode: string | null; locale: Locale }

/**
 * Takes one step with each of several visits, each in a transaction of its own: what cannot be done with one leaves the others alone.
 * @returns how many were done and how many were not
 * @throws DomainError not_found when one of them is not at this desk; forbidden for who may only read
 */
export async function takeBulkStep(
  actor: ProviderActor,
  { ids, ...bulk }: Bulk,
): Promise<{ done: number; left: number }> {
  const chosen = [...new Set(ids)].slice(0, mostAtOnce)
  // Before anything is written: nobody learns from a count whether somebody else's id exists.
  for (const id of chosen) await getDeskVisit(actor, id, bulk.locale)
  let done = 0
  for (const id of chosen) if (await takeOne(actor, id, bulk)) done += 1
  return { done, left: chosen.length - done }
}

async function takeOne(
  actor: ProviderActor,
  id: string,
  { step, reasonCode, locale }: Omit<Bulk, 'ids'>,
): Promise<boolean> {
  if (step === 'reminder') return remindOne(actor, id, locale)
  const asked = { id, step, version: null, locale }
  const outcome = await changeVisit(actor, asked, (who) =>
    step === 'confirmation' ? confirmAppointment(who) : cancelAppointment({ ...who, reasonCode }),
  )
  return outcome.done
}

async function remindOne(actor: ProviderActor, id: string, locale: Locale): Promise<boolean> {
  const open = await getDeskVisit(actor, id, locale)
  const staff = staffActor(actor, 'appointment.manage', open.providerFacility)
  if (!staff) throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  const work = remindPatient({ appointmentId: id, actor: staff })
  const outcome = await outcomeOf(work, ['booking.INVALID_TRANSITION'])
  return outcome.done && outcome.value > 0
}
