import type { supportTickets } from '#drizzle/schema/support.ts'

export type TicketStatus = (typeof supportTickets.$inferSelect)['status']

/** Whether a ticket takes no more words; a new one has to be opened. */
export function isClosed(status: TicketStatus): boolean {
  return status === 'closed' || status === 'spam' || status === 'merged'
}
