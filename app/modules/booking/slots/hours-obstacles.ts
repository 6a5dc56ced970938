import { minuteMs } from '#app/core/calendar/durations.ts'
import { zoneOffsets, type ZoneOffsets } from '#app/core/calendar/zones.ts'
import type { TimeObstacle } from '#app/modules/booking/time-obstacles.ts'
import { type HoursInput, openIntervals } from './day-plan.ts'
import type { Closure } from './slot-input.ts'

type Hours = HoursInput & Readonly<{ timeZone: string; minutes: number }>

/**
 * Why a visit at a start lies outside of the hours, all of it: closings first, then what the weekly hours say. Nothing where no hours are
 * kept at all: nobody can be outside of them.
 */
export function hoursObstacles(hours: Hours, startsAt: number): TimeObstacle[] {
  const zone = zoneOffsets(hours.timeZone)
  const day = zone.dayOf(startsAt)
  const endsAt = startsAt + hours.minutes * minuteMs
  const found = closings(hours, zone, startsAt, endsAt)
  if (hours.rules.length === 0 && hours.exceptions.every(({ kind }) => kind === 'off')) return found
  // What the hours would be without days off, closures and holidays, which have been named.
  const plain = { ...hours, closures: [], exceptions: hours.exceptions.filter(({ kind }) => kind !== 'off') }
  const span = [day - 1, day + 1] as const
  if (isWithin(openIntervals(plain, zone, ...span), startsAt, endsAt)) return found
  const everyType = { ...plain, rules: plain.rules.map((rule) => ({ ...rule, visitTypeIds: null })) }
  const open = openIntervals(everyType, zone, ...span)
  if (isWithin(open, startsAt, endsAt)) return [...found, { kind: 'visit_type' }]
  return [...found, ...gaps(open, { from: zone.dayStart(day), to: zone.dayStart(day + 1) }, startsAt, endsAt)]
}

const isWithin = (open: readonly number[], from: number, to: number) =>
  open.some((start, index) => index % 2 === 0 && start <= from && to <= open[index + 1]!)

/** Days off, closures and holidays that a visit would lie over. */
function closings(hours: Hours, zone: ZoneOffsets, startsAt: number, endsAt: number): TimeObstacle[] {
  const found: TimeObstacle[] = []
  const add = (day: number, starts: number, ends: number, kind: Closure['cause']) => {
    const from = zone.instantOf(day, starts, 'start')
    const to = zone.instantOf(day, ends, 'end')
    if (ends <= starts || from >= endsAt || to <= startsAt) return
    if (typeof kind === 'object') found.push({ kind: 'holiday', code: kind.holiday, from, to })
    else found.push({ kind: kind === 'facility' ? 'closure' : 'time_off', from, to })
  }
  const first = zone.dayOf(startsAt) - 1
  for (const { from, to, starts, ends, cause } of hours.closures)
    for (let day = Math.max(from, first); day <= Math.min(to, first + 2); day++) add(day, starts, ends, cause)
  for (const { day, kind, starts, ends } of hours.exceptions)
    if (kind === 'off' && day >= first && day <= first + 2) add(day, starts, ends, 'provider')
  return found
}

/** Where a visit lies besides the stretches of hours of a day. */
function gaps(
  open: readonly number[],
  day: { from: number; to: number },
  startsAt: number,
  endsAt: number,
): TimeObstacle[] {
  const spans: number[] = []
  for (let i = 0; i < open.length; i += 2)
    if (open[i]! < day.to && open[i + 1]! > day.from) spans.push(open[i]!, open[i + 1]!)
  if (spans.length === 0) return [{ kind: 'closed_day' }]
  const found: TimeObstacle[] = []
  for (let i = 1; i < spans.length - 1; i += 2) {
    const [from, to] = [spans[i]!, spans[i + 1]!]
    if (startsAt < to && endsAt > from) found.push({ kind: 'break', from, to })
  }
  if (startsAt < spans[0]! || endsAt > spans.at(-1)!) found.push({ kind: 'hours', spans })
  return found
}
