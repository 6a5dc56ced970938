import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { findTakenHours } from '../queries/taken-hours.server.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import { basisOf, changeSchedule } from './change-schedule.server.ts'

/**
 * Gives weekdays of a provider facility the hours of another one.
 * @param taken `id` names the periods that come, so that a press that arrives twice adds once; `seen` names the preview
 * @returns and throws as `changeSchedule`; not_found `booking.NOT_FOUND` where the other is not the actor's to see
 */
export async function takeHours(
  actor: ProviderActor,
  providerFacilityId: string,
  taken: { from: string; days: readonly number[]; id: string; seen: string },
): Promise<string | null> {
  const { put, remove, seen, isDone } = await findTakenHours(actor, providerFacilityId, taken)
  if (!isDone && seen !== taken.seen) throw new DomainError('conflict', 'schedule.stale')
  const providerFacilityIds = [providerFacilityId]
  const change = { kind: 'hours' as const, providerFacilityIds, facilityId: null, put, remove }
  // What was read is looked at again inside the write.
  const schedules = await readStoredSchedules(db, change)
  return changeSchedule(actor, change, basisOf(schedules, change))
}
