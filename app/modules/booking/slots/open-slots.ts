import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { openIntervals } from './day-plan.ts'
import { occupancy } from './occupancy.ts'
import type { Slot, SlotInput } from './slot-input.ts'
import { zoneOffsets, type ZoneOffsets } from '#app/core/calendar/zones.ts'

/** The provider does not work then, or takes no bookings for that day yet; too near; or somebody else has it. */
type SlotRefusal = 'CLOSED' | 'TOO_SOON' | 'SLOT_TAKEN'

export type SlotAnswer = { ok: true; slot: Slot } | { ok: false; reason: SlotRefusal }

/** The open slots of `input.days` local days from `input.fromDay`, in ascending order (product rules: docs/booking.md). */
export function openSlots(input: SlotInput): Slot[] {
  const slots: Slot[] = []
  walk(input, (startsAt, day, judge) => {
    const answer = judge.slot(startsAt, day)
    if (typeof answer === 'object') slots.push(answer)
  })
  return slots
}

type OpenCounts = { counts: number[]; first: Slot | null; named: number[] }

function openStarts(input: SlotInput): Set<number> {
  const starts = new Set<number>()
  walk(input, (startsAt, day, judge) => {
    if (judge.isOpen(startsAt, day)) starts.add(startsAt)
  })
  return starts
}

/** Open times of one day that `countOpenSlots` names; the rest of it is only counted. */
const namedOfDay = 2

/** Whether a start is one that somebody wants; `day` is its local day. */
export type Suits = (startsAt: number, day: number) => boolean

/**
 * How many slots are open on each of the local days asked for, and of those that suit the first of all and the first starts of each day.
 * With several inputs, only starts that are open for each of their visits; the days are those of the first.
 */
export function countOpenSlots(
  [input, ...others]: readonly [SlotInput, ...SlotInput[]],
  suits: Suits = () => true,
): OpenCounts {
  const shared = others.map(openStarts)
  const counts = new Array<number>(input.days).fill(0)
  const namedOn = new Array<number>(input.days).fill(0)
  const named: number[] = []
  let first: Slot | null = null
  walk(input, (startsAt, day, judge) => {
    if (!judge.isOpen(startsAt, day) || !shared.every((starts) => starts.has(startsAt))) return
    const index = day - input.fromDay
    counts[index]! += 1
    if (namedOn[index]! >= namedOfDay || !suits(startsAt, day)) return
    if (first === null) first = judge.slot(startsAt, day) as Slot
    named.push(startsAt)
    namedOn[index]! += 1
  })
  return { counts, first, named }
}

/**
 * Whether one start is open, and if not, why: the same walk as `openSlots`, over the start's own day.
 * `fromDay` and `days` of the input only need to have been read for; what they are does not matter.
 */
export function isOpen(input: SlotInput, startsAt: number): SlotAnswer {
  const fromDay = zoneOffsets(input.timeZone).dayOf(startsAt)
  const answers: (Slot | SlotRefusal)[] = []
  walk({ ...input, fromDay, days: 1 }, (start, day, judge) => {
    if (start === startsAt) answers.push(judge.slot(start, day))
  })
  const [answer = 'CLOSED'] = answers
  return typeof answer === 'object' ? { ok: true, slot: answer } : { ok: false, reason: answer }
}

/** Starts are asked for in ascending order, each with its local day. `isOpen` is whether `slot` answers a slot. */
type Judge = {
  isOpen: (startsAt: number, day: number) => boolean
  slot: (startsAt: number, day: number) => Slot | SlotRefusal
}

/** Visits every start that the hours and the grid allow, with the one judgment of whether it can be had. */
function walk(input: SlotInput, visit: (startsAt: number, day: number, judge: Judge) => void): void {
  const { visitType, now, fromDay, days } = input
  if (visitType.minutes <= 0 || visitType.capacity <= 0 || !admits(input)) return
  const zone = zoneOffsets(input.timeZone)
  const lastDay = Math.min(fromDay + days - 1, zone.dayOf(now) + visitType.horizonDays)
  if (lastDay < fromDay) return
  // A span may come over midnight from the day before, and a visit may run on into the day after.
  const open = openIntervals(input, zone, fromDay - 1, lastDay + 1)
  if (open.length === 0) return
  const judge = judgment(input, zone)
  const from = zone.dayStart(fromDay)
  const until = zone.dayStart(lastDay + 1)
  for (let i = 0; i < open.length; i += 2) {
    const latest = Math.min(open[i + 1]! - visitType.minutes * minuteMs, until - 1)
    visitGrid(Math.max(open[i]!, from), latest, Math.max(1, visitType.alignMinutes), zone, (startsAt, day) =>
      visit(startsAt, day, judge),
    )
  }
}

function admits({ visitType, isNewPatient }: SlotInput): boolean {
  if (isNewPatient === null || visitType.newPatients === 'all') return true
  return visitType.newPatients === (isNewPatient ? 'new_only' : 'returning_only')
}

function judgment(input: SlotInput, zone: ZoneOffsets): Judge {
  const { visitType } = input
  const earliest = input.now + visitType.leadMinutes * minuteMs
  const { slotAt, isFree } = occupancy(input)
  const cap = visitType.dailyCap ?? Infinity
  const visitsOn = new Map<number, number>()
  for (const startsAt of visitType.dailyCap === null ? [] : input.cappedStarts) {
    const day = zone.dayOf(startsAt)
    visitsOn.set(day, (visitsOn.get(day) ?? 0) + 1)
  }
  const isFull = (day: number) => (visitsOn.get(day) ?? 0) >= cap
  return {
    isOpen: (startsAt, day) => startsAt >= earliest && !isFull(day) && isFree(startsAt),
    slot(startsAt, day) {
      if (startsAt < earliest) return 'TOO_SOON'
      return (isFull(day) ? null : slotAt(startsAt)) ?? 'SLOT_TAKEN'
    },
  }
}

/**
 * Visits the instants from `from` to `latest`, both included, whose wall clock is a multiple of `align` minutes after
 * local midnight. Each stretch with one offset has its own grid, and so has each day, since `align` need not divide it.
 */
function visitGrid(
  from: number,
  latest: number,
  align: number,
  zone: ZoneOffsets,
  visit: (startsAt: number, day: number) => void,
): void {
  const step = align * minuteMs
  for (let at = from; at <= latest;) {
    const offset = zone.offsetAt(at)
    const day = Math.floor((at + offset) / dayMs)
    const midnight = day * dayMs - offset
    const end = Math.min(latest + 1, zone.offsetEnds(at), midnight + dayMs)
    for (let start = midnight + Math.ceil((at - midnight) / step) * step; start < end; start += step) visit(start, day)
    at = end
  }
}
