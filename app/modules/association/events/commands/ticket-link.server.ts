import { eq } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { extendLink } from '#app/modules/action-links/commands/extend-link.server.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { paths } from '#app/paths.ts'
import { ticketDays } from '../seats.ts'
import { actionTokens } from '#drizzle/schema/security.ts'

/** What a link of an event is to, by the name of the row that links keep. */
const subjects = { ticket: 'event_registration', request: 'event_request' } as const

type EventLink = keyof typeof subjects

const tokenOf = (link: EventLink, id: string) => derivedToken(`event_${link}|${id}`)

/** Where somebody finds their ticket; the same whenever it is asked for. It is told to nobody else than them. */
export const ticketPath = (registrationId: string): string => paths.link(tokenOf('ticket', registrationId))

/**
 * The page of a registration or a request, which then works at least until `expiresAt`. It asks for no code: its address goes to the person alone.
 */
async function standingPath(tx: Transaction, link: EventLink, id: string, expiresAt: number): Promise<string> {
  const token = tokenOf(link, id)
  const hash = tokenHash(token)
  const [row] = await tx.select({ id: actionTokens.id }).from(actionTokens).where(eq(actionTokens.hash, hash))
  const made = { kind: 'event_ticket', subjectType: subjects[link], subjectId: id, isOtpRequired: false } as const
  if (row) await extendLink(tx, row.id, expiresAt)
  else await addLink(tx, { hash, ...made, expiresAt })
  return paths.link(token)
}

export const standingTicketPath = (tx: Transaction, registrationId: string, { endsAt }: { endsAt: number }) =>
  standingPath(tx, 'ticket', registrationId, endsAt + ticketDays * dayMs)

export const requestPath = (tx: Transaction, { id, expiresAt }: { id: string; expiresAt: number }) =>
  standingPath(tx, 'request', id, expiresAt)
