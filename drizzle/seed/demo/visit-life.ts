import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import type { appointments } from '#drizzle/schema/scheduling.ts'
import { chances } from './dice.ts'

type Status = typeof appointments.$inferInsert.status
type Actor = 'patient' | 'staff' | 'system'

/** One step of a visit: `at` is epoch milliseconds. */
export type Step = { action: string; to: Status; at: number; actor: Actor; reasonCode?: string }

/**
 * Everything that ever happens to a demo visit, in order, from the booking on. It is settled by the visit alone and not by the day on which
 * somebody looks: what has happened until an instant is always the beginning of the same life.
 */
export type Life = readonly Step[]

/** What is known of a visit before its life. */
export type Subject = Readonly<{
  id: string
  startsAt: number
  endsAt: number
  /** It takes place, and who comes is early: it keeps the waiting room from being empty. */
  isCertain: boolean
  /** How it ends, where that is settled. */
  fate: Fate | null
  /** The day is booked up: everybody has come weeks ago. */
  isBookedUp: boolean
  /** All seats of a class are taken at once. */
  isClass: boolean
  isSensitive: boolean
}>

export type Fate =
  | 'attended'
  | 'missed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'mistaken'
  /** Somebody forgot the last steps. */
  | 'left_waiting'
  | 'left_in_room'

const odds: readonly (readonly [Fate, number])[] = [
  ['missed', 0.08],
  ['cancelled', 0.07],
  ['declined', 0.02],
  ['expired', 0.02],
  ['mistaken', 0.01],
  ['left_waiting', 0.01],
  ['left_in_room', 0.01],
]

function fateOf(chance: number): Fate {
  let sum = 0
  for (const [fate, share] of odds) if (chance < (sum += share)) return fate
  return 'attended'
}

/** Chance of an instant in minutes from one to another, both included. */
const minutes = (chance: number, from: number, to: number) => (from + Math.floor(chance * (to - from + 1))) * minuteMs

export function lifeOf(visit: Subject): Life {
  const { id, startsAt, isCertain, isBookedUp, isClass, isSensitive } = visit
  const chance = chances(id)
  // Drawn in one order, whatever of them is needed.
  const [fateChance, lead, asking, answer] = [chance(), chance(), chance(), chance()]
  const [early, late, confirming] = [chance(), chance(), chance()]
  const fate = isCertain ? 'attended' : (visit.fate ?? fateOf(fateChance))
  const isAsked = fate === 'declined' || fate === 'expired' || asking < (isSensitive ? 0.2 : 0.1)
  // Who asks, or cancels, has done so days ahead; most others book within the week.
  const leadMs = isClass
    ? 20 * dayMs
    : isBookedUp
      ? (15 + lead * 15) * dayMs
      : isAsked || fate === 'cancelled'
        ? (1.5 + lead * 8) * dayMs
        : (0.15 + lead * lead * 12) * dayMs
  const bookedAt = Math.floor((startsAt - leadMs) / minuteMs) * minuteMs
  const answeredAt = startsAt - minutes(answer, 5 * 60, 20 * 60)
  const soonAfter = bookedAt + Math.min(3 * hourMs, Math.floor((startsAt - bookedAt) / 3))

  if (fate === 'declined')
    return [asked(bookedAt), { ...staff('decline', 'declined', answeredAt), reasonCode: 'no_time' }]
  if (fate === 'expired')
    return [asked(bookedAt), { action: 'expire', to: 'expired', at: startsAt - 2 * hourMs, actor: 'system' }]
  const made = isAsked ? [asked(bookedAt), staff('approve', 'booked', answeredAt)] : [book(bookedAt)]
  // A slip of the desk, taken back at once.
  if (fate === 'mistaken') return [book(bookedAt), staff('mark_entered_in_error', 'entered_in_error', soonAfter)]
  if (fate === 'cancelled') {
    const at = startsAt - 5 * hourMs - minutes(late, 0, 120)
    const cancel = { action: 'cancel', to: 'cancelled', actor: 'patient', reasonCode: 'schedule_conflict' } as const
    return [...(isAsked ? [asked(bookedAt)] : made), { ...cancel, at }]
  }
  const confirmedAt = isAsked ? answeredAt + hourMs : soonAfter
  const confirmed =
    confirming < 0.55 ? [{ action: 'confirm', to: 'confirmed', at: confirmedAt, actor: 'patient' } as const] : []
  if (fate === 'missed') return [...made, ...confirmed, staff('mark_no_show', 'no_show', startsAt + 20 * minuteMs)]
  return [...made, ...confirmed, ...attendance(visit, fate, { early, late })]
}

/** Who is certain to come stays until the next one is with the doctor, so that somebody always is. */
function attendance(
  { startsAt, endsAt, isCertain }: Subject,
  fate: Fate,
  { early, late }: { early: number; late: number },
): Step[] {
  const arrive = staff('arrive', 'arrived', startsAt - (isCertain ? minutes(early, 31, 38) : minutes(early, 4, 25)))
  const room = staff('room', 'in_room', startsAt + minutes(late, 1, 7))
  if (fate === 'left_waiting') return [arrive]
  if (fate === 'left_in_room') return [arrive, room]
  const leavesAt = isCertain
    ? Math.max(endsAt, startsAt + 30 * minuteMs) + minutes(early, 7, 11)
    : endsAt + minutes(early, -3, 5)
  return [arrive, room, staff('complete', 'completed', leavesAt)]
}

const book = (at: number): Step => ({ action: 'book', to: 'booked', at, actor: 'patient' })
const asked = (at: number): Step => ({ action: 'request', to: 'requested', at, actor: 'patient' })
const staff = (action: string, to: Status, at: number): Step => ({ action, to, at, actor: 'staff' })

/**
 * The life of somebody who is seen after the clinic has closed for others: they wait until `roomedAt`. Any other life is as it was.
 */
export function seenLate(life: Life, roomedAt: number, completedAt: number): Life {
  return life.map((step) =>
    step.to === 'in_room' ? { ...step, at: roomedAt } : step.to === 'completed' ? { ...step, at: completedAt } : step,
  )
}
