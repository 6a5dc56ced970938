import { describe, expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import { eventStatuses, registrationStatuses } from '#drizzle/schema/association/events.ts'
import { eventActions, isDoorOpen, nextEventStatus, standingAt, stepEvent } from './event-status.ts'
import {
  nextRegistrationStatus,
  registrationActions,
  type RegistrationFacts,
  type RegistrationParty,
  stepRegistration,
} from './registration-status.ts'
import { amountOf, nextInLine, offerEnds } from './seats.ts'

/** product.md §3.8, written out once more: from, action, to, by whom. */
const eventTable = [
  ['draft', 'publish', 'published', 'manager'],
  ['draft', 'delete', 'deleted', 'manager'],
  ['published', 'start', 'in_progress', 'system'],
  ['in_progress', 'finish', 'finished', 'system'],
  ['finished', 'archive', 'archived', 'manager'],
  ['published', 'cancel', 'canceled', 'manager'],
] as const

/** The same of registrations; the last says what of the facts below lets the step through. */
const registrationTable: readonly (readonly [string, string, string, string, string])[] = [
  ['pending_payment', 'pay', 'registered', 'gateway', 'before late'],
  ['pending_payment', 'cancel', 'canceled', 'person manager gateway system', 'before late'],
  ['pending_payment', 'expire', 'expired', 'system', 'late'],
  ['waitlisted', 'offer', 'offered', 'system manager', 'before'],
  ['waitlisted', 'cancel', 'canceled', 'person manager system', 'before late'],
  ['waitlisted', 'expire', 'expired', 'system', 'before late'],
  ['offered', 'accept', 'registered', 'person', 'before'],
  ['offered', 'await_payment', 'pending_payment', 'person', 'before'],
  ['offered', 'cancel', 'canceled', 'person manager system', 'before late'],
  ['offered', 'expire', 'expired', 'system', 'late'],
  ['registered', 'cancel', 'canceled', 'person', 'before'],
  ['registered', 'cancel', 'canceled', 'manager system', 'before late'],
  ['registered', 'check_in', 'checked_in', 'manager', 'before late'],
  ['registered', 'miss', 'absent', 'system', 'before late'],
  ['checked_in', 'undo', 'registered', 'manager', 'before'],
  ['checked_in', 'attend', 'attended', 'system', 'before late'],
]

const parties: readonly RegistrationParty[] = ['person', 'manager', 'gateway', 'system']

/** Before: nothing has run out or begun. Late: everything has. */
const facts: Record<'before' | 'late', RegistrationFacts> = {
  before: { now: 1_000_000, startsAt: 1_000_001, keptUntil: 1_000_001, checkedInAt: 1_000_000 - 300_000 },
  late: { now: 1_000_000, startsAt: 1_000_000, keptUntil: 1_000_000, checkedInAt: 1_000_000 - 300_001 },
}

describe('an event', () => {
  it('moves as the table says, and no other way', () => {
    for (const from of eventStatuses)
      for (const action of eventActions)
        for (const by of ['manager', 'system'] as const) {
          const line = eventTable.find((each) => each[0] === from && each[1] === action && each[3] === by)
          expect([from, action, by, nextEventStatus(from, action, by)]).toEqual([from, action, by, line?.[2] ?? null])
        }
    expect(() => stepEvent('canceled', 'publish', 'manager')).toThrow(DomainError)
  })

  it('begins and ends on its minute, whatever has been written', () => {
    const event = { status: 'published', startsAt: 100, endsAt: 200 } as const
    expect([99, 100, 199, 200].map((at) => standingAt(event, at))).toEqual([
      ...['published', 'in_progress', 'in_progress', 'finished'],
    ])
    expect(standingAt({ ...event, status: 'canceled' }, 150)).toBe('canceled')
    expect(standingAt({ ...event, status: 'draft' }, 150)).toBe('draft')
  })

  it('lets people in from three hours before', () => {
    const hour = 3_600_000
    const event = { status: 'published', startsAt: 10 * hour, endsAt: 12 * hour } as const
    expect([7 * hour - 1, 7 * hour, 14 * hour - 1, 14 * hour].map((at) => isDoorOpen(event, at))).toEqual([
      ...[false, true, true, false],
    ])
    expect(isDoorOpen({ ...event, status: 'canceled' }, 10 * hour)).toBe(false)
  })
})

describe('a registration', () => {
  it('moves as the table says, and no other way', () => {
    for (const [when, known] of Object.entries(facts))
      for (const from of registrationStatuses)
        for (const action of registrationActions)
          for (const by of parties) {
            const line = registrationTable.find(
              ([at, step, , who, times]) =>
                at === from && step === action && who.split(' ').includes(by) && times.split(' ').includes(when),
            )
            const to = nextRegistrationStatus({ from, action, by }, known)
            expect([when, from, action, by, to]).toEqual([when, from, action, by, line?.[2] ?? null])
          }
    const step = { from: 'attended', action: 'cancel', by: 'manager' } as const
    expect(() => stepRegistration(step, facts.before)).toThrow('association_event.changed')
  })
})

describe('seats', () => {
  it('go to who waits in order, past those who do not fit', () => {
    const waiting = [
      { id: 'family', guests: 2 },
      { id: 'one', guests: 0 },
      { id: 'pair', guests: 1 },
    ]
    const served = (free: number) => nextInLine(waiting, free).map(({ id }) => id)
    expect([0, 1, 2, 3, 4, 6].map(served)).toEqual([
      ...[[], ['one'], ['one'], ['family'], ['family', 'one'], ['family', 'one', 'pair']],
    ])
  })

  it('cost members less, and their guests what everybody pays', () => {
    const event = { priceCents: 2000, memberPriceCents: 500 }
    expect(amountOf(event, { isMember: true, guests: 0 })).toBe(500)
    expect(amountOf(event, { isMember: true, guests: 2 })).toBe(4500)
    expect(amountOf(event, { isMember: false, guests: 1 })).toBe(4000)
  })

  it('are offered for a day, and not past the beginning', () => {
    const day = 86_400_000
    expect(offerEnds(0, 3 * day)).toBe(day)
    expect(offerEnds(0, day / 2)).toBe(day / 2)
  })
})
