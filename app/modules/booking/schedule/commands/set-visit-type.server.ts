import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import type { VisitTypeRow } from '../schedule-change.ts'
import { visitTypeCode } from '../visit-type-form.ts'
import { changeSchedule } from './change-schedule.server.ts'

/**
 * Adds or changes a visit type of a provider facility. It is never deleted, because visits are booked under it: it is made
 * inactive.
 * @returns and throws as `changeSchedule`
 */
export async function setVisitType(
  actor: ProviderActor,
  providerFacilityId: string,
  values: Omit<VisitTypeRow, 'providerFacilityId' | 'code'>,
  basis: string,
): Promise<string | null> {
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacilityId], facilityId: null })
  const others = schedule?.visitTypes ?? []
  const known = others.find(({ id }) => id === values.id)
  const taken = others.map(({ code }) => code)
  const code = known?.code ?? visitTypeCode(values.name['en-US'], taken)
  // In the order of the columns, so that an unchanged row is seen to be one.
  const row = { ...(known ?? { id: values.id, providerFacilityId, code }), ...values, code } as VisitTypeRow
  return changeSchedule(
    actor,
    { kind: 'visit_type', providerFacilityIds: [providerFacilityId], facilityId: null, row },
    basis,
  )
}
