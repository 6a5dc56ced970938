import type { AssociationActor } from '#app/core/actor.ts'
import { dateSpan, localDate, newYork } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type AssociationEvent, doorTimes } from './event-status.ts'

/** Somebody whom a link and its code have shown to keep the door of one event. */
export type DoorGreeter = Readonly<{ scope: 'greeter'; greeterId: string; eventId: string; locale: Locale }>

/** Who keeps a door: whoever manages the association, or a greeter at their own event. */
export type DoorKeeper = AssociationActor | DoorGreeter

type Times = Pick<AssociationEvent, 'startsAt' | 'endsAt'>

/** When a greeter sees the list: from the first minute of the event's day, or when the doors open where that is earlier, until the list closes. */
export function greeterTimes(event: Times): { from: number; until: number } {
  const doors = doorTimes(event)
  const day = dateSpan(localDate(event.startsAt, newYork), newYork)
  return { from: Math.min(day.from, doors.from), until: doors.until }
}

type Timed = Times & Pick<AssociationEvent, 'status'>

/** Whether there is a door to hand over: the event is public among its people, and its list has not closed. */
export const canBeHanded = ({ status, ...event }: Timed, now: number): boolean =>
  (status === 'published' || status === 'in_progress') && now < greeterTimes(event).until

/** Whether a greeter may see the list now. */
export const isGreeterTime = (event: Timed, now: number): boolean =>
  canBeHanded(event, now) && now >= greeterTimes(event).from
