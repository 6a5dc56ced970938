import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { approveRequest, declineRequest } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { remindPatient } from '#app/modules/booking/appointments/commands/remind-patient.server.ts'
import { cancelReasons, declineReasons } from '#app/modules/booking/booking-input.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import { getDeskVisit } from '../queries/desk-visit.server.ts'
import { changeVisit } from './change-visit.server.ts'

/** What can be done with several visits at once, by the noun of its address. */
export const bulkSteps = ['confirmation', 'cancellation', 'reminder', 'approval', 'refusal'] as const
export type BulkStep = (typeof bulkSteps)[number]

/** A step, with its reason where it needs one. */
type BulkChoice =
  | { step: 'cancellation'; reasonCode: (typeof cancelReasons.clinic)[number] }
  | { step: 'refusal'; reasonCode: (typeof declineReasons)[number] }
  | { step: Exclude<BulkStep, 'cancellation' | 'refusal'> }

/** What a form has asked for; null when it gives none of the reasons that the step needs. */
export function bulkChoice(step: BulkStep, reason: string): BulkChoice | null {
  if (step === 'cancellation') {
    const reasonCode = cancelReasons.clinic.find((each) => each === reason)
    return reasonCode ? { step, reasonCode } : null
  }
  if (step !== 'refusal') return { step }
  const reasonCode = declineReasons.find((each) => each === reason)
  return reasonCode ? { step, reasonCode } : null
}

/** Visits that one press may change; a page holds fewer. */
const mostAtOnce = 100

type Bulk = { ids: readonly string[]; choice: BulkChoice; locale: Locale }

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

async function takeOne(actor: ProviderActor, id: string, { choice, locale }: Omit<Bulk, 'ids'>): Promise<boolean> {
  if (choice.step === 'reminder') return remindOne(actor, id, locale)
  const asked = { id, step: choice.step, version: null, locale }
  const outcome = await changeVisit(actor, asked, (who) => {
    if (choice.step === 'cancellation') return cancelAppointment({ ...who, reasonCode: choice.reasonCode })
    if (choice.step === 'refusal') return declineRequest({ ...who, reasonCode: choice.reasonCode })
    // At the time that was asked for; a request that names none is left for its own page.
    return choice.step === 'approval' ? approveRequest(who) : confirmAppointment(who)
  })
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
