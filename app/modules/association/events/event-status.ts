import { DomainError } from '#app/core/errors.ts'
import type { associationEvents, eventStatuses } from '#drizzle/schema/association/events.ts'

export type AssociationEvent = typeof associationEvents.$inferSelect

export type EventStatus = (typeof eventStatuses)[number]

export const eventActions = ['publish', 'delete', 'start', 'finish', 'archive', 'cancel'] as const
export type EventAction = (typeof eventActions)[number]

export type EventParty = 'manager' | 'system'

type Line = Readonly<{ from: EventStatus; action: EventAction; by: EventParty; to: EventStatus }>

/** The life of an event (product.md §3.8); that it is full is a flag and no state. What is not listed is refused. */
const lines: readonly Line[] = [
  { from: 'draft', action: 'publish', by: 'manager', to: 'published' },
  { from: 'draft', action: 'delete', by: 'manager', to: 'deleted' },
  { from: 'published', action: 'start', by: 'system', to: 'in_progress' },
  { from: 'in_progress', action: 'finish', by: 'system', to: 'finished' },
  { from: 'finished', action: 'archive', by: 'manager', to: 'archived' },
  { from: 'published', action: 'cancel', by: 'manager', to: 'canceled' },
]

/** Where a step leads, or null when there is no such step. */
export function nextEventStatus(from: EventStatus, action: EventAction, by: EventParty): EventStatus | null {
  return lines.find((line) => line.from === from && line.action === action && line.by === by)?.to ?? null
}

/** The status after a step. @throws DomainError conflict `association_event.not_now` when there is no such step */
export function stepEvent(from: EventStatus, action: EventAction, by: EventParty): EventStatus {
  const to = nextEventStatus(from, action, by)
  if (to === null) throw new DomainError('conflict', 'association_event.not_now')
  return to
}

type Timed = Pick<AssociationEvent, 'status' | 'startsAt' | 'endsAt'>

/** How an event stands by the clock: it begins and ends on its minute, before a chore has written so. */
export function standingAt({ status, startsAt, endsAt }: Timed, now: number): EventStatus {
  if (status !== 'published' && status !== 'in_progress') return status
  if (now >= endsAt) return 'finished'
  return now >= startsAt ? 'in_progress' : status
}

/** From when on before its start people are checked in. */
const doorsMs = 3 * 3_600_000

/** Until when after its end somebody who came is still written down. */
const lateMs = 2 * 3_600_000

/** From when until when people are checked in. */
export const doorTimes = ({ startsAt, endsAt }: Pick<Timed, 'startsAt' | 'endsAt'>) => ({
  from: startsAt - doorsMs,
  until: endsAt + lateMs,
})

/** Whether people are checked in now. */
export function isDoorOpen({ status, ...event }: Timed, now: number): boolean {
  const { from, until } = doorTimes(event)
  return (status === 'published' || status === 'in_progress') && now >= from && now < until
}

/** Whether an event is over and its list closed: who came is told from who did not. */
export const isClosable = ({ status, endsAt }: Timed, now: number): boolean =>
  status === 'in_progress' && now >= endsAt + lateMs
