import type { ProviderActor } from '#app/core/actor.ts'
import { findVisit } from '../queries/visits.server.ts'
import { stateOfVisit } from '../queries/visit-states.server.ts'

/** What the page of a visit says of its insurance; null for who checks none. */
export async function visitInsurance(actor: ProviderActor, appointmentId: string) {
  const found = await findVisit(actor, appointmentId)
  return found ? { visitId: appointmentId, state: await stateOfVisit(appointmentId) } : null
}

export type VisitInsurance = NonNullable<Awaited<ReturnType<typeof visitInsurance>>>
