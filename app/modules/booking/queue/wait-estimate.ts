import { minuteMs } from '#app/core/calendar/durations.ts'

/** A visit of one doctor's day, as far as it matters to who waits. Instants are epoch milliseconds. */
export type DayVisit = Readonly<{
  id: string
  status: 'booked' | 'confirmed' | 'arrived' | 'in_room'
  /** Null for who came without an appointment. */
  startsAt: number | null
  checkedInAt: number | null
  roomedAt: number | null
  /** How long it takes by its kind; null where no kind was said. */
  minutes: number | null
}>

export type WaitTurn = Readonly<{
  /** Who waits here and is called before. */
  ahead: number
  /** Minutes until the call, at best and at worst, in steps of five. */
  from: number
  to: number
}>

/** A visit of which nothing is said, at a doctor of whom nothing is known that day. */
const unsaidMinutes = 20
/** Visits are shorter and longer than planned. */
const [shortest, longest] = [0.75, 1.25]
/** Somebody who is expected and has not come by so long after their time is not waited for. */
const graceMs = 15 * minuteMs
const step = 5

const inSteps = (ms: number, round: (value: number) => number) => Math.max(0, round(ms / minuteMs / step) * step)

/** By whom the line goes: an appointment by its time, who came without one by when they came. */
const keyOf = ({ startsAt, checkedInAt }: DayVisit) => startsAt ?? checkedInAt ?? Infinity
const isBefore = (a: DayVisit, b: DayVisit) => keyOf(a) < keyOf(b) || (keyOf(a) === keyOf(b) && a.id < b.id)

function typicalMinutes(visits: readonly DayVisit[]): number {
  const known = visits.flatMap(({ minutes }) => minutes ?? []).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? unsaidMinutes
}

type Doctor = Readonly<{
  now: number
  /** Minutes by which the desk says that the doctor is late. */
  lateBy: number
}>

/**
 * The place of a visit in the line of its doctor, and when it is called. At best those who wait before it are quick and nobody else
 * comes; at worst they take long, who is expected meanwhile comes, and the doctor is as late as was said. Null for a visit that is not
 * waited with: in the room already, or none of these.
 */
export function turnInLine(visits: readonly DayVisit[], id: string, { now, lateBy }: Doctor): WaitTurn | null {
  const own = visits.find((visit) => visit.id === id)
  if (!own || own.status === 'in_room') return null
  const typical = typicalMinutes(visits)
  const lengthOf = ({ minutes }: DayVisit) => (minutes ?? typical) * minuteMs
  const inRoom = visits.filter(({ status }) => status === 'in_room')
  const here = visits.filter((visit) => visit.status === 'arrived' && visit.id !== id && isBefore(visit, own))
  const leftOf = (visit: DayVisit, share: number) =>
    Math.max(0, (visit.roomedAt ?? now) + lengthOf(visit) * share - now)
  const sumOf = (some: readonly DayVisit[], share: number) =>
    some.reduce((sum, visit) => sum + lengthOf(visit) * share, 0)
  const free = (share: number) => Math.max(0, ...inRoom.map((visit) => leftOf(visit, share)))
  const late = lateBy * minuteMs
  const best = free(shortest) + sumOf(here, shortest)
  const expected = visits.filter(
    (visit) =>
      (visit.status === 'booked' || visit.status === 'confirmed') &&
      visit.id !== id &&
      isBefore(visit, own) &&
      visit.startsAt! + late + graceMs > now,
  )
  const worst = Math.max(free(longest), late) + sumOf([...here, ...expected], longest)
  // Nobody with an appointment is called before its time.
  const until = own.startsAt === null ? 0 : Math.max(0, own.startsAt - now)
  const from = Math.max(best, until)
  const to = Math.max(worst, until === 0 ? 0 : until + late, from)
  return { ahead: here.length, from: inSteps(from, Math.floor), to: inSteps(to, Math.ceil) }
}

/** Whose appointment is still to come, as late as the doctor is: who came without one sees and hears it in the waiting room. */
export function isToldOfLateness({ startsAt, status }: DayVisit, now: number, minutes: number): boolean {
  return startsAt !== null && status !== 'in_room' && startsAt + minutes * minuteMs > now
}
