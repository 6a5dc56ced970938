import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { wallMinutes } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { scheduleFingerprint } from '../fingerprint.server.ts'
import { firstOverlap, takeWeek } from '../hours.ts'
import type { Rule, RuleValues, StoredSchedule } from '../schedule-change.ts'
import { getScheduleProviderFacility } from './schedule-provider-facilities.server.ts'
import { getStoredSchedule } from './stored-schedules.server.ts'

type Wanted = { from: string; days: readonly number[]; id: string }

/**
 * Visit types belong to one provider facility: periods for some of them are for those of the same code, and for all where there is none.
 * Null is for all.
 */
function forVisitsOf(target: StoredSchedule, source: StoredSchedule, ids: readonly string[] | null): string[] | null {
  if (ids === null) return null
  const codes = source.visitTypes.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
  const same = target.visitTypes.filter(({ code, isActive }) => isActive && codes.includes(code)).map(({ id }) => id)
  return same.length === 0 ? null : same
}

/**
 * The periods of one provider facility as another one would have them. A class at 18:00 that stands beside other visits is left out where
 * there is no such class: for all visits, it would lie over theirs.
 */
function rulesFor(target: StoredSchedule, source: StoredSchedule, standing: readonly Rule[], today: string): Rule[] {
  const all = standing.map((rule) => ({ ...rule, visitTypeIds: forVisitsOf(target, source, rule.visitTypeIds) }))
  const isForOthers = (rule: Rule, index: number) =>
    rule.visitTypeIds === null && standing[index]!.visitTypeIds !== null
  const minutes = ({ starts, ends }: Rule) => (wallMinutes(ends) - wallMinutes(starts) + 1440) % 1440
  const kept = all.filter((rule, index) => !isForOthers(rule, index))
  // The longest are what the day consists of.
  for (const rule of all.filter(isForOthers).sort((one, other) => minutes(other) - minutes(one))) {
    if (firstOverlap(rule, kept, today) === null) kept.push(rule)
  }
  return kept
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
  const taken = rulesFor(target, source, standing, today)
  const values = taken.map(({ id: _, ...rule }): RuleValues => rule)
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
    rules: { target: [...target.rules], source: taken },
  }
}
