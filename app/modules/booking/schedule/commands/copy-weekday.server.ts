import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { scheduleFingerprint } from '../fingerprint.server.ts'
import { copyDay } from '../hours.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import { basisOf, changeSchedule } from './change-schedule.server.ts'

/**
 * Gives weekdays the hours of another one.
 * @param copy `basis` is the fingerprint of all the provider facility's periods, since every one may be touched
 * @returns and throws as `changeSchedule`
 */
export async function copyWeekday(
  actor: ProviderActor,
  providerFacilityId: string,
  copy: { from: number; to: readonly number[]; basis: string },
): Promise<string | null> {
  const schedules = await readStoredSchedules(db, { providerFacilityIds: [providerFacilityId], facilityId: null })
  const rules = schedules.flatMap((schedule) => schedule.rules)
  const change = {
    ...{ kind: 'hours' as const, providerFacilityIds: [providerFacilityId], facilityId: null },
    ...copyDay(rules, copy.from, copy.to),
  }
  const isDone = change.put.length === 0 && change.remove.length === 0
  if (!isDone && scheduleFingerprint(rules) !== copy.basis) throw new DomainError('conflict', 'schedule.stale')
  // What was read is looked at again inside the write.
  return changeSchedule(actor, change, basisOf(schedules, change))
}
