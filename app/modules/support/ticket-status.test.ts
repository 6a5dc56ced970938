import { describe, expect, it } from 'vitest'
import {
  isClosed,
  isOverdue,
  statusAfter,
  stepsToOpen,
  type TicketAction,
  type TicketParty,
  type TicketStatus,
  ticketStep,
} from './ticket-status.ts'

const statuses = ['new', 'open', 'waiting_customer', 'solved', 'closed', 'spam', 'merged'] as const
const actions = ['open', 'wait', 'resume', 'solve', 'reopen', 'close', 'mark_spam', 'merge'] as const
const parties = ['staff', 'customer', 'system'] as const

/** Specification of the machine, line by line (product design §3.8). */
const listed: readonly [TicketStatus, TicketAction, TicketParty, TicketStatus][] = [
  ['new', 'open', 'staff', 'open'],
  ['open', 'wait', 'staff', 'waiting_customer'],
  ['waiting_customer', 'resume', 'staff', 'open'],
  ['waiting_customer', 'resume', 'customer', 'open'],
  ['open', 'solve', 'staff', 'solved'],
  ['solved', 'reopen', 'staff', 'open'],
  ['solved', 'reopen', 'customer', 'open'],
  ['solved', 'close', 'system', 'closed'],
  ...(['new', 'open', 'waiting_customer', 'solved', 'closed'] as const).flatMap(
    (from): [TicketStatus, TicketAction, TicketParty, TicketStatus][] => [
      [from, 'mark_spam', 'staff', 'spam'],
      [from, 'merge', 'staff', 'merged'],
    ],
  ),
]

describe('the life of a ticket', () => {
  it('has these steps and no others', () => {
    const found = statuses.flatMap((from) =>
      actions.flatMap((action) =>
        parties.flatMap((party) => {
          const to = ticketStep(from, action, party)
          return to === null ? [] : [[from, action, party, to].join(' ')]
        }),
      ),
    )
    expect(found.toSorted()).toEqual(listed.map((line) => line.join(' ')).toSorted())
  })

  it('is walked step by step, and a step that is not listed is refused', () => {
    for (const from of ['new', 'open', 'waiting_customer', 'solved'] as const) {
      expect(statusAfter(from, 'staff', ...stepsToOpen(from), 'wait'), from).toBe('waiting_customer')
      expect(statusAfter(from, 'staff', ...stepsToOpen(from), 'solve'), from).toBe('solved')
    }
    expect(() => statusAfter('spam', 'staff', 'reopen')).toThrow('support.status_changed')
    expect(() => statusAfter('solved', 'staff', 'close')).toThrow('support.status_changed')
  })

  it('owes an answer only while it is new or open', () => {
    const late = statuses.filter((status) => isOverdue({ status, dueAt: 5 }, 5))
    expect(late).toEqual(['new', 'open'])
    expect(isOverdue({ status: 'open', dueAt: 6 }, 5)).toBe(false)
    expect(statuses.filter(isClosed)).toEqual(['closed', 'spam', 'merged'])
  })
})
