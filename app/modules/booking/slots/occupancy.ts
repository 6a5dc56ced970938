import { minuteMs } from '#app/core/calendar/durations.ts'
import { overlapSweep, uniteIntervals } from './intervals.ts'
import type { Busy, ResourceUse, Slot, SlotInput, SlotResource } from './slot-input.ts'

type Times = { startsAt: number; endsAt: number; busyFrom: number; busyTo: number }
type Session = Times & { seats: Set<number>; resourceIds: readonly string[] }

/**
 * What of the provider's time and the facility's resources is taken. `slotAt` answers the slot of a start that the
 * provider works at, or null when something is in its way. Two visits keep apart with their buffers; where both share
 * buffers, only a visit and the other's buffer keep apart. `isFree` is whether `slotAt` answers a slot, without making
 * one. Starts are best asked in ascending order.
 */
export function occupancy(input: SlotInput): {
  slotAt: (startsAt: number) => Slot | null
  isFree: (startsAt: number) => boolean
} {
  const { visitType } = input
  const length = visitType.minutes * minuteMs
  const before = visitType.bufferBefore * minuteMs
  const after = visitType.bufferAfter * minuteMs
  const own = visitType.capacity > 1 ? groupSessions(input) : []
  const whole = [...input.taken]
  const visitOnly: number[] = []
  for (const busy of input.busy) {
    if (own.length > 0 && busy.visitTypeId === visitType.id) continue
    if (visitType.sharesBuffers && busy.sharesBuffers) {
      whole.push(busy.startsAt, busy.endsAt)
      visitOnly.push(busy.busyFrom, busy.busyTo)
    } else whole.push(busy.busyFrom, busy.busyTo)
  }
  const hitsWhole = overlapSweep(uniteIntervals(whole))
  const hitsVisit = overlapSweep(uniteIntervals(visitOnly))
  const kinds = [...new Set(visitType.resourceKinds)]
  const uses = kinds.length === 0 ? [] : oncePerSession(input.resourceUses)

  const isClear = (startsAt: number) =>
    !hitsWhole(startsAt - before, startsAt + length + after) && !hitsVisit(startsAt, startsAt + length)

  function slotAt(startsAt: number): Slot | null {
    if (!isClear(startsAt)) return null
    const endsAt = startsAt + length
    const [busyFrom, busyTo] = [startsAt - before, endsAt + after]
    const slot: Slot = { startsAt, endsAt, busyFrom, busyTo, seat: 0, resourceIds: [] }
    if (own.length > 0) {
      const joined = own.find((session) => session.startsAt === startsAt)
      if (own.some((session) => session !== joined && isInTheWay(slot, session, visitType))) return null
      if (joined) return join(slot, joined, visitType)
    }
    return kinds.length === 0 || takeResources(slot, kinds, uses, input) ? slot : null
  }

  // Clear of what the provider has taken is all there is to it where there are neither seats nor resources.
  const isFree = own.length === 0 && kinds.length === 0 ? isClear : (startsAt: number) => slotAt(startsAt) !== null
  return { slotAt, isFree }
}

/** Takes the lowest free seat of a session, and the rooms it is in. */
function join(slot: Slot, session: Session, { capacity }: SlotInput['visitType']): Slot | null {
  for (let seat = 0; seat < capacity; seat++)
    if (!session.seats.has(seat)) return { ...slot, seat, resourceIds: [...session.resourceIds] }
  return null
}

/** Takes the first free resource of each kind; false when there is none. */
function takeResources(
  slot: Slot,
  kinds: readonly string[],
  uses: readonly ResourceUse[],
  { resources, visitType }: SlotInput,
): boolean {
  const [from, to] = visitType.sharesBuffers ? [slot.startsAt, slot.endsAt] : [slot.busyFrom, slot.busyTo]
  for (const kind of kinds) {
    const free = resources.find((each) => each.kind === kind && hasRoom(each, uses, from, to))
    if (!free) return false
    slot.resourceIds.push(free.id)
  }
  return true
}

/** Sessions of one visit type share buffers, or not, alike. */
function isInTheWay(slot: Times, other: Times, { sharesBuffers }: SlotInput['visitType']): boolean {
  if (!sharesBuffers) return slot.busyFrom < other.busyTo && other.busyFrom < slot.busyTo
  return (
    (slot.startsAt < other.busyTo && other.busyFrom < slot.endsAt) ||
    (slot.busyFrom < other.endsAt && other.startsAt < slot.busyTo)
  )
}

function groupSessions({ busy, visitType }: SlotInput): Session[] {
  const sessions = new Map<number, Session>()
  for (const each of busy) {
    if (each.visitTypeId !== visitType.id) continue
    const session = sessions.get(each.startsAt)
    if (!session) sessions.set(each.startsAt, { ...each, seats: new Set([each.seat]) })
    else {
      session.seats.add(each.seat)
      session.endsAt = Math.max(session.endsAt, each.endsAt)
      session.busyFrom = Math.min(session.busyFrom, each.busyFrom)
      session.busyTo = Math.max(session.busyTo, each.busyTo)
    }
  }
  return [...sessions.values()]
}

export function oncePerSession(uses: readonly ResourceUse[]): ResourceUse[] {
  const seen = new Set<string>()
  return uses.filter(({ resourceId, session }) => {
    const key = `${resourceId} ${session}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Whether fewer than its capacity use a resource at every moment between two instants. */
export function hasRoom(
  { id, capacity }: SlotResource,
  uses: readonly ResourceUse[],
  from: number,
  to: number,
): boolean {
  const meeting = uses.filter((use) => use.resourceId === id && use.from < to && from < use.to)
  if (meeting.length < capacity) return true
  // The count only rises where a use begins, so these moments are enough.
  const moments = [from, ...meeting.map((use) => use.from).filter((moment) => moment > from)]
  return moments.every((moment) => meeting.filter((use) => use.from <= moment && moment < use.to).length < capacity)
}

/** What a hold or appointment takes of its resources: without the buffers where its visit type shares them. */
export function resourceWindow(busy: Busy): { from: number; to: number } {
  return busy.sharesBuffers ? { from: busy.startsAt, to: busy.endsAt } : { from: busy.busyFrom, to: busy.busyTo }
}
