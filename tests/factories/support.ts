import { asc, eq } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { type NewTicket, openTicket } from '#app/modules/support/commands/open-ticket.server.ts'
import { answerTicket } from '#app/modules/support/queue/commands/answer-ticket.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { adminActor } from './accounts.ts'

/** Somebody who answers the questions of customers. */
export const supportAgent = (...more: string[]) => adminActor('ticket.read', 'ticket.manage', ...more)

/** A question of somebody without an account, by mail unless told otherwise; answers its reference. */
export function insertTicket(changes: Partial<NewTicket> = {}): Promise<string> {
  return openTicket({
    userId: null,
    contact: { name: 'Lily Chen', email: 'lily@example.com', phone: '+17185550188' },
    kind: 'general',
    subject: 'A question',
    body: 'Where do I find my appointment?',
    locale: 'en-US',
    ...changes,
  })
}

export async function storedTicket(reference: string) {
  const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.reference, reference))
  return ticket!
}

/** A ticket as somebody sees it now, for a command. */
export const seenTicket = async (reference: string) => ({ reference, version: (await storedTicket(reference)).version })

/** The token of the link in the last mail that told of an answer. */
export async function lastReplyToken(): Promise<string> {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, 'ticket_answered'))
    .orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  const { id, varsEnc } = rows.at(-1)!
  const vars = decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })
  return (JSON.parse(vars) as { link: string }).link.split('/').at(-1)!
}

/** A question that was answered by mail; answers the token of the link in it. */
export async function insertAnsweredTicket(): Promise<string> {
  const reference = await insertTicket()
  await answerTicket(supportAgent(), {
    ...(await seenTicket(reference)),
    body: 'In the mail we sent you.',
    then: 'wait',
  })
  return lastReplyToken()
}
