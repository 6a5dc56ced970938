import { dayNumber, isoWeekday, wallMinutes, weekNumber } from '#app/core/calendar/dates.ts'
import type { Rule, RuleValues } from './schedule-change.ts'

/** Weekly hours at which no week differs from one eight weeks on are looked through in full. */
const mostEveryWeeks = 8

export const everyWeeksChoices = Array.from({ length: mostEveryWeeks }, (_, index) => index + 1)

/** Minutes from midnight; past midnight the end is more than 1440. */
function span({ starts, ends }: Pick<RuleValues, 'starts' | 'ends'>): [number, number] {
  const [from, to] = [wallMinutes(starts), wallMinutes(ends)]
  return [from, to < from ? to + 1440 : to]
}

/** Whether a rule holds on a local day (day number). */
function holdsOn(rule: RuleValues, day: number): boolean {
  const anchor = rule.anchorDate ?? rule.effectiveFrom
  return (
    rule.weekdays.includes(isoWeekday(day)) &&
    (rule.effectiveFrom === null || day >= dayNumber(rule.effectiveFrom)) &&
    (rule.effectiveTo === null || day <= dayNumber(rule.effectiveTo)) &&
    (rule.everyWeeks <= 1 ||
      (weekNumber(day) - weekNumber(anchor === null ? 0 : dayNumber(anchor))) % rule.everyWeeks === 0)
  )
}

const forSameVisits = (one: RuleValues, other: RuleValues) =>
  one.visitTypeIds === null ||
  other.visitTypeIds === null ||
  one.visitTypeIds.some((id) => other.visitTypeIds!.includes(id))

/**
 * Whether two weekly periods ever lie over each other for one visit type. Periods that touch do not; a period past
 * midnight meets those of the next day.
 * @param from the first local date that matters, "YYYY-MM-DD"
 */
export function hoursOverlap(one: RuleValues, other: RuleValues, from: string): boolean {
  if (!forSameVisits(one, other)) return false
  const begins = [from, one.effectiveFrom, other.effectiveFrom].flatMap((date) =>
    date === null ? [] : dayNumber(date),
  )
  // The last night runs into the day after.
  const ends = [one.effectiveTo, other.effectiveTo].flatMap((date) => (date === null ? [] : dayNumber(date) + 1))
  const first = Math.max(...begins) - 1
  // After so many weeks both have come round.
  const last = Math.min(...ends, first + 7 * (one.everyWeeks * other.everyWeeks + 1) + 1)
  const [oneFrom, oneTo] = span(one)
  const [otherFrom, otherTo] = span(other)
  for (let day = first; day <= last; day++) {
    if (!holdsOn(one, day)) continue
    for (const ahead of [-1, 0, 1]) {
      if (!holdsOn(other, day + ahead)) continue
      const shift = ahead * 1440
      if (oneFrom < otherTo + shift && otherFrom + shift < oneTo) return true
    }
  }
  return false
}

/** The first of the other periods that a period lies over; null when it lies over none. */
export function firstOverlap(rule: Rule, rules: readonly Rule[], from: string): Rule | null {
  return rules.find((other) => other.id !== rule.id && hoursOverlap(rule, other, from)) ?? null
}

/**
 * Gives other weekdays the hours of one: what they had is taken away from them. Periods that hold on several days are
 * split, never copied, so that nothing is there twice.
 * @returns the periods that change and those that end
 */
export function copyDay(
  rules: readonly Rule[],
  from: number,
  to: readonly number[],
): { put: Rule[]; remove: string[] } {
  const targets = to.filter((weekday) => weekday !== from)
  const put: Rule[] = []
  const remove: string[] = []
  for (const rule of rules) {
    const rest = rule.weekdays.filter((weekday) => !targets.includes(weekday))
    const weekdays = rule.weekdays.includes(from) ? [...new Set([...rest, ...targets])].sort() : rest
    if (weekdays.length === 0) remove.push(rule.id)
    else if (weekdays.join() !== [...rule.weekdays].sort().join()) put.push({ ...rule, weekdays })
  }
  return { put, remove }
}

/** The periods of each weekday from Monday, earliest first; those that have ended are left out. */
export function weekOf(rules: readonly Rule[], today: string): Rule[][] {
  const byStart = (one: Rule, other: Rule) =>
    one.starts === other.starts ? (one.id < other.id ? -1 : 1) : one.starts < other.starts ? -1 : 1
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    rules
      .filter((rule) => rule.weekdays.includes(weekday) && (rule.effectiveTo === null || rule.effectiveTo >= today))
      .sort(byStart),
  )
}

/**
 * Gives some weekdays the hours that somebody else has on them: what they had is taken away from them.
 * @param source periods of the other; those that have ended are the caller's to leave out
 * @param nameOf ids of the periods that come anew; the same press again gives the same ones
 * @returns the periods that change or come, and those that end
 */
export function takeWeek(
  rules: readonly Rule[],
  source: readonly RuleValues[],
  days: readonly number[],
  nameOf: (index: number) => string,
): { put: Rule[]; remove: string[] } {
  const taken = source.flatMap((values, index): Rule[] => {
    const weekdays = values.weekdays.filter((weekday) => days.includes(weekday))
    return weekdays.length === 0 ? [] : [{ ...values, id: nameOf(index), weekdays }]
  })
  const others = rules.filter(({ id }) => !taken.some((rule) => rule.id === id))
  const kept = others.map((rule) => ({ ...rule, weekdays: rule.weekdays.filter((weekday) => !days.includes(weekday)) }))
  const changed = kept.filter(({ weekdays }, index) => weekdays.length < others[index]!.weekdays.length)
  return {
    put: [...changed.filter(({ weekdays }) => weekdays.length > 0), ...taken],
    remove: changed.filter(({ weekdays }) => weekdays.length === 0).map(({ id }) => id),
  }
}
