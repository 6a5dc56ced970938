import { createHash } from 'node:crypto'
import { hourMs } from '#app/core/calendar/durations.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import type { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { chances } from './dice.ts'
import { insuranceOf } from './visit-insurance.ts'
import type { Step } from './visit-life.ts'
import type { PlannedVisit } from './visit-plan.ts'
import { wishesOf } from './visit-wishes.ts'

type Appointment = typeof appointments.$inferInsert
type Event = typeof appointmentEvents.$inferInsert

/** How long before the visit a request without an answer ends. */
const answerMs = 3 * hourMs

/** What of a visit's life has happened until an instant, in epoch milliseconds. */
export function stepsUntil({ life }: PlannedVisit, at: number): Step[] {
  return life.filter((step) => step.at <= at)
}

/** The columns that steps decide. `steps` begin with the booking and are not empty. */
export function stateAfter({ slot }: PlannedVisit, steps: readonly Step[]) {
  const last = steps.at(-1)!
  const timeOf = (status: Step['to']) => steps.find(({ to }) => to === status)?.at ?? null
  const isCancelled = last.to === 'cancelled'
  return {
    status: last.to,
    version: steps.length,
    cancelReasonCode: last.reasonCode ?? null,
    cancelledBy: isCancelled ? ('patient' as const) : null,
    answerDueAt: last.to === 'requested' ? slot.startsAt - answerMs : null,
    checkedInAt: timeOf('arrived'),
    roomedAt: timeOf('in_room'),
    completedAt: timeOf('completed'),
    icsSequence: isCancelled ? 1 : 0,
    updatedAt: last.at,
  }
}

export function visitRow(visit: PlannedVisit, steps: readonly Step[]): Appointment {
  const { id, providerFacility, slot, visitTypeId, patientId } = visit
  const seed = createHash('sha256').update(id).digest()
  const chance = chances(`source ${id}`)
  const source = chance() < 0.7 ? 'web' : 'phone'
  return {
    id,
    reference: newReference((size) => seed.subarray(0, size)),
    providerId: providerFacility.providerId,
    providerFacilityId: providerFacility.id,
    visitTypeId,
    patientId,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    busyFrom: slot.busyFrom,
    busyTo: slot.busyTo,
    seat: slot.seat,
    resourceIds: slot.resourceIds,
    timeZone: providerFacility.timeZone,
    source,
    isNewPatient: chance() < 0.3,
    rescheduleCount: 0,
    requestedWindows: [],
    ...(source === 'web' && wishesOf(id)),
    ...insuranceOf(visit),
    createdAt: steps[0]!.at,
    ...stateAfter(visit, steps),
  }
}

/** The id by which an event is known as the demo's own: a visit whose latest event has another was changed by somebody. */
export const eventId = (visitId: string, seq: number) => `${visitId}-${seq}`

/** The events of a visit's steps after the first `known` ones. */
export function eventRows({ id }: PlannedVisit, steps: readonly Step[], known = 0): Event[] {
  return steps.slice(known).map(({ action, to, at, actor, reasonCode = null }, index): Event => {
    const seq = known + index + 1
    return {
      id: eventId(id, seq),
      appointmentId: id,
      seq,
      action,
      fromStatus: steps[seq - 2]?.to ?? null,
      toStatus: to,
      actorType: actor,
      actorId: null,
      reasonCode,
      diff: {},
      notifies: false,
      at,
    }
  })
}
