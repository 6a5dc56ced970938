import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { factsOf } from './appointment-rows.server.ts'
import {
  type AppointmentAction,
  appointmentDecision,
  type AppointmentGuard,
  type AppointmentStatus,
} from '../appointment-status.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'

/** Whether the patient may take a step now; `guard` is the condition that stands against it, null when there is no such step. */
export type Allowed = Readonly<{ ok: true } | { ok: false; guard: AppointmentGuard | null }>

export type ManagedAppointment = Readonly<{
  appointmentId: string
  status: AppointmentStatus
  providerFacilityId: string
  visitTypeId: string | null
  /** Epoch milliseconds; null while a time is only wished for. */
  startsAt: number | null
  timeZone: string
  rescheduleCount: number
  can: Readonly<Record<'confirm' | 'move' | 'cancel', Allowed>>
}>

/** What the holder of an appointment's link can do with it; null when there is no such appointment. Names nobody. */
export async function findManagedAppointment(appointmentId: string): Promise<ManagedAppointment | null> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
    .orderBy(asc(appointments.id))
  if (!row) return null
  const facts = factsOf(row, await findVisitType(db, row.visitTypeId))
  const may = (action: AppointmentAction): Allowed => {
    const decision = appointmentDecision({ from: row.status, action, actor: 'patient' }, facts)
    return decision.ok ? { ok: true } : decision
  }
  const { status, providerFacilityId, visitTypeId, startsAt, timeZone, rescheduleCount } = row
  const can = { confirm: may('confirm'), move: may('move'), cancel: may('cancel') }
  return { appointmentId, status, providerFacilityId, visitTypeId, startsAt, timeZone, rescheduleCount, can }
}
