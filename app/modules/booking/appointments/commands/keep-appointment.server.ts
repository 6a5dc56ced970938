import { withTransaction } from '#app/core/database/database.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { factsOf } from '../queries/appointment-rows.server.ts'
import type { AppointmentStep, StepResult } from './confirm-appointment.server.ts'

/**
 * The desk has looked at a visit that was marked (a possible double, visits missed before) and keeps it. Nobody is written to.
 * @throws DomainError `booking.INVALID_TRANSITION` when it is not marked any more, `booking.NOT_FOUND`
 */
export function keepAppointment({ appointmentId, actor }: AppointmentStep): Promise<StepResult> {
  return withTransaction(async (tx) => {
    const before = await openForChange(tx, appointmentId, actor)
    const status = decideStep(before.status, 'keep', actor, factsOf(before, null))
    const marks = { possibleDoubleOf: null, missedBefore: false }
    await writeStep(tx, before, status, marks, { action: 'keep', actor, notifies: false })
    await auditStep(tx, appointmentId, actor, 'keep', Object.keys(marks))
    return { status }
  })
}
