import { subtractIntervals, uniteIntervals } from './intervals.ts'
import { isoWeekday, weekNumber } from '#app/core/calendar/dates.ts'
import type { ZoneOffsets } from '#app/core/calendar/zones.ts'
import type { SlotInput, WeeklyRule } from './slot-input.ts'

/** What decides the hours of days; of the visit type only which it is. */
export type HoursInput = Pick<SlotInput, 'rules' | 'exceptions' | 'closures' | 'activeFrom' | 'activeTo'> &
  Readonly<{ visitType: Pick<SlotInput['visitType'], 'id'> }>

/**
 * The instants at which the provider works between two local days, both included, as united intervals. For each day:
 * weekly rules, or what replaces them; then extra hours; then, from everything, days off, closures and holidays. Each
 * boundary is converted by itself. A span past midnight belongs to the day it starts on, whose neighbors may cut it.
 */
export function openIntervals(input: HoursInput, zone: ZoneOffsets, fromDay: number, toDay: number): number[] {
  // By their starts, so that the spans come in ascending order.
  const rules = input.rules
    .filter((rule) => rule.visitTypeIds?.includes(input.visitType.id) ?? true)
    .sort((a, b) => a.starts - b.starts)
  const specials = input.exceptions.filter(({ day, kind }) => kind !== 'off' && day >= fromDay && day <= toDay)
  const open: number[] = []
  for (let day = Math.max(fromDay, input.activeFrom); day <= Math.min(toDay, input.activeTo); day++) {
    const special = specials.length === 0 ? specials : specials.filter((exception) => exception.day === day)
    if (!special.some(({ kind }) => kind === 'replace'))
      for (const rule of rules) if (holds(rule, day)) pushSpan(open, zone, day, rule.starts, rule.ends)
    for (const { starts, ends } of special) pushSpan(open, zone, day, starts, ends)
  }
  if (open.length === 0) return open
  return subtractIntervals(uniteIntervals(open), closedIntervals(input, zone, fromDay, toDay))
}

function closedIntervals(input: HoursInput, zone: ZoneOffsets, fromDay: number, toDay: number): number[] {
  const closed: number[] = []
  for (const { day, kind, starts, ends } of input.exceptions)
    if (kind === 'off' && day >= fromDay && day <= toDay) pushSpan(closed, zone, day, starts, ends)
  for (const { from, to, starts, ends } of input.closures)
    for (let day = Math.max(from, fromDay); day <= Math.min(to, toDay); day++) pushSpan(closed, zone, day, starts, ends)
  return uniteIntervals(closed)
}

function holds(rule: WeeklyRule, day: number): boolean {
  return (
    (rule.weekdays & (1 << isoWeekday(day))) !== 0 &&
    day >= rule.effectiveFrom &&
    day <= rule.effectiveTo &&
    (rule.everyWeeks === 1 || (weekNumber(day) - weekNumber(rule.anchor)) % rule.everyWeeks === 0)
  )
}

function pushSpan(into: number[], zone: ZoneOffsets, day: number, starts: number, ends: number): void {
  if (ends > starts) into.push(zone.instantOf(day, starts, 'start'), zone.instantOf(day, ends, 'end'))
}
