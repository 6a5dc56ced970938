import type { Transaction } from '#app/core/database/connection.ts'
import {
  type PatientTemplate,
  toldOf,
  writeNotice,
} from '#app/modules/booking/appointments/commands/appointment-notices.server.ts'
import type { Appointment } from '#app/modules/booking/appointments/queries/appointment-rows.server.ts'
import { manageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'

/** Writes to the patient once about several visits that have just been booked, moved or cancelled; with the link of the first. */
export async function tellOfSeries(
  tx: Transaction,
  visits: readonly Appointment[],
  template: Extract<PatientTemplate, `appointment_series_${string}`>,
): Promise<void> {
  const sorted = visits.toSorted((a, b) => a.startsAt! - b.startsAt!)
  const first = sorted[0]!
  const told = await toldOf(tx, first, await manageToken(tx, first))
  const times = sorted.map(({ startsAt }) => startsAt!)
  const also = told.also && { ...told.also, vars: { ...told.also.vars, times } }
  const ofAll = { ...told, vars: { ...told.vars, times }, also }
  await writeNotice(tx, first, ofAll, { template, hasCalendar: false, desk: 'acts' })
}
