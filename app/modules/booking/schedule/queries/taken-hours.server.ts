import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { scheduleFingerprint } from '../fingerprint.server.ts'
import { takeWeek } from '../hours.ts'
import type { RuleValues, StoredSchedule } from '../schedule-change.ts'
import { getScheduleProviderFacility } from './schedule-provider-facilities.server.ts'
import { getStoredSchedule } from './stored-schedules.server.ts'

type Wanted = { from: string; days: readonly number[]; id: string }

/** Visit types belong to one provider facility: periods for some of them are for those of the same code, and for all where there is none. */
function forVisitsOf(target: StoredSchedule, source: StoredSchedule, ids: readonly string[] | null): string[] | null {
  if (ids === null) return null
  const codes = source.visitTypes.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
  const same = target.visitTypes.filter(({ code, isActive }) => isActive && codes.includes(code)).map(({ id }) => id)
  return same.length === 0 ? null : same
}

/**
 * What giving weekdays of a provider facility the hours of another one would change.
 * @throws DomainError not_found `booking.NOT_FOUND` for one that the actor may not see
 */
export async function findTakenHours(actor: ProviderActor, providerFacilityId: string, { from, days, id }: Wanted) {
  await getScheduleProviderFacility(actor, providerFacilityId, actor.locale)
  await getScheduleProviderFacility(actor, from, actor.locale)
  const [target, source] = [await getStoredSchedule(providerFacilityId), await getStoredSchedule(from)]
  const today = wallClock(now(), source.timeZone).date
  const standing = source.rules.filter(({ effectiveTo }) => effectiveTo === null || effectiveTo >= today)
  const values = standing.map(({ id: _, ...rule }): RuleValues => {
    return { ...rule, visitTypeIds: forVisitsOf(target, source, rule.visitTypeIds) }
  })
  const { put, remove } = takeWeek(target.rules, values, days, (index) => `${id}-${index}`)
  const isThere = (rule: (typeof put)[number]) =>
    target.rules.some(
      (each) => each.id === rule.id && scheduleFingerprint({ ...each }) === scheduleFingerprint({ ...each, ...rule }),
    )
  return {
    put,
    remove,
    /** A press that arrives for the second time. */
    isDone: remove.length === 0 && put.every(isThere),
    seen: scheduleFingerprint([target.rules, standing]),
    rules: { target: [...target.rules], source: [...standing] },
  }
}
