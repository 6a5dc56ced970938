import { and, eq, gt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { messageInbound } from '#drizzle/schema/messages.ts'
import { contactHash } from '../contact-hash.server.ts'
import type { InboundMessage } from '../inbound/inbound-message.ts'
import { wordOf } from '../inbound/words.ts'

type InboundRow = typeof messageInbound.$inferSelect

const hour = 60 * 60_000
/** Messages of one number in an hour that are answered: two machines that answer each other come to an end. */
const answeredPerHour = 5

/**
 * Writes down a message that came in, before anything is done about it.
 * @returns its row and whether an answer may be written; null when it was seen before.
 */
export async function recordInbound(
  tx: Transaction,
  { id, from, text }: InboundMessage,
): Promise<{ row: InboundRow; mayAnswer: boolean } | null> {
  const hash = contactHash('sms', from)
  const [row] = await tx
    .insert(messageInbound)
    .values({
      id: newId(),
      providerRef: id,
      contactHash: hash,
      word: wordOf(text),
      outcome: 'unclear',
      createdAt: now(),
    })
    .onConflictDoNothing({ target: messageInbound.providerRef })
    .returning()
  if (!row) return null
  const recent = and(eq(messageInbound.contactHash, hash), gt(messageInbound.createdAt, now() - hour))
  return { row, mayAnswer: (await tx.$count(messageInbound, recent)) <= answeredPerHour }
}

/** What became of it. */
export async function settleInbound(
  tx: Transaction,
  id: string,
  outcome: InboundRow['outcome'],
  appointmentId: string | null = null,
): Promise<void> {
  await tx.update(messageInbound).set({ outcome, appointmentId }).where(eq(messageInbound.id, id))
}
