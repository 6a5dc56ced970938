import { DomainError } from '#app/core/errors.ts'
import type { supportTickets } from '#drizzle/schema/support.ts'

export type TicketStatus = (typeof supportTickets.$inferSelect)['status']

/** Who takes a step: those who answer, whoever asked, or the clock. */
export type TicketParty = 'staff' | 'customer' | 'system'

export type TicketAction =
  | 'open'
  /** An answer went out, and the customer has the next word. */
  | 'wait'
  /** The customer has written, or those who answer have more to do. */
  | 'resume'
  | 'solve'
  | 'reopen'
  | 'close'
  | 'mark_spam'
  | 'merge'

type Line = { from: TicketStatus; action: TicketAction; parties: readonly TicketParty[]; to: TicketStatus }

const living = ['new', 'open', 'waiting_customer', 'solved', 'closed'] as const

/** The life of a ticket. What is not listed is refused. */
const ticketTransitions: readonly Line[] = [
  { from: 'new', action: 'open', parties: ['staff'], to: 'open' },
  { from: 'open', action: 'wait', parties: ['staff'], to: 'waiting_customer' },
  { from: 'waiting_customer', action: 'resume', parties: ['staff', 'customer'], to: 'open' },
  { from: 'open', action: 'solve', parties: ['staff'], to: 'solved' },
  { from: 'solved', action: 'reopen', parties: ['staff', 'customer'], to: 'open' },
  { from: 'solved', action: 'close', parties: ['system'], to: 'closed' },
  ...living.map((from) => ({ from, action: 'mark_spam', parties: ['staff'], to: 'spam' }) as const),
  ...living.map((from) => ({ from, action: 'merge', parties: ['staff'], to: 'merged' }) as const),
]

/** Where a step leads; null when it may not be taken. */
export function ticketStep(from: TicketStatus, action: TicketAction, party: TicketParty): TicketStatus | null {
  const line = ticketTransitions.find(
    (each) => each.from === from && each.action === action && each.parties.includes(party),
  )
  return line?.to ?? null
}

/**
 * The status that steps lead to, one after the other; for commands.
 * @throws DomainError conflict `support.status_changed` for a step that is not listed
 */
export function statusAfter(from: TicketStatus, party: TicketParty, ...actions: TicketAction[]): TicketStatus {
  return actions.reduce<TicketStatus>((status, action) => {
    const next = ticketStep(status, action, party)
    if (next === null) throw new DomainError('conflict', 'support.status_changed', { from: status, action })
    return next
  }, from)
}

/** The steps by which those who answer take a ticket in hand, so that every further one begins at `open`. */
export function stepsToOpen(from: TicketStatus): TicketAction[] {
  if (from === 'new') return ['open']
  if (from === 'waiting_customer') return ['resume']
  return from === 'solved' ? ['reopen'] : []
}

/** Whether a ticket takes no more words; a new one has to be opened. */
export function isClosed(status: TicketStatus): boolean {
  return status === 'closed' || status === 'spam' || status === 'merged'
}

/** Statuses in which those who answer owe the next word: the clock runs. */
export const owedStatuses = ['new', 'open'] as const satisfies readonly TicketStatus[]

/** Statuses in which there is something left to happen. */
export const activeTicketStatuses = ['new', 'open', 'waiting_customer'] as const satisfies readonly TicketStatus[]

/** Whether the answer is late. */
export function isOverdue({ status, dueAt }: { status: TicketStatus; dueAt: number }, at: number): boolean {
  return owedStatuses.some((owed) => owed === status) && dueAt <= at
}
