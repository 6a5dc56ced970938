import type { AssociationEvent } from './event-status.ts'

const hour = 3_600_000

/** How long an offered seat is kept. */
const offerMs = 24 * hour

/** How long a seat is kept for who is paying. */
const payingMs = hour / 2

/** A ticket and its certificate can be had this long after an event; then who was there is forgotten. */
export const ticketDays = 400

/** Until when a seat that is offered now is kept: a day, and not past the beginning. */
export const offerEnds = (now: number, startsAt: number): number => Math.min(now + offerMs, startsAt)

export const paymentEnds = (now: number): number => now + payingMs

/** Seats of somebody and who comes along. */
export const seatsOf = ({ guests }: Readonly<{ guests: number }>): number => 1 + guests

/** What seats cost: an active member's own is at the price of members, guests pay what everybody pays. */
export function amountOf(
  { priceCents, memberPriceCents }: Pick<AssociationEvent, 'priceCents' | 'memberPriceCents'>,
  { isMember, guests }: Readonly<{ isMember: boolean; guests: number }>,
): number {
  return (isMember ? memberPriceCents : priceCents) + guests * priceCents
}

type Waiting = Readonly<{ id: string; guests: number }>

/** Who of those that wait, in the order of their places, gets the free seats: whoever does not fit is passed over and keeps their place. */
export function nextInLine<Entry extends Waiting>(waiting: readonly Entry[], free: number): Entry[] {
  let left = free
  return waiting.filter((entry) => {
    if (seatsOf(entry) > left) return false
    left -= seatsOf(entry)
    return true
  })
}
