import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import type { ScheduleProviderFacility } from '../queries/schedule-provider-facilities.server.ts'
import { changeSchedule } from './change-schedule.server.ts'

/**
 * Takes back a day, or several in a row, that differ from the weekly hours. One that is gone already is no fault.
 * @returns and throws as `changeSchedule`
 */
export async function removeDay(
  actor: ProviderActor,
  providerFacility: ScheduleProviderFacility,
  id: string,
): Promise<string | null> {
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacility.id], facilityId: null })
  const isOfFacility = schedule?.closures.find((row) => row.id === id)?.scope === 'facility'
  const scope = isOfFacility
    ? { providerFacilityIds: [], facilityId: providerFacility.facilityId }
    : { providerFacilityIds: [providerFacility.id], facilityId: null }
  return changeSchedule(actor, { kind: 'days', ...scope, exceptions: [], closures: [], remove: [id] }, '')
}
