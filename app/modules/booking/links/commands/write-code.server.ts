import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { sendCode } from '#app/modules/action-links/commands/send-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { enqueueNotice, type Recipient } from '#app/modules/notifications/commands/notices.server.ts'

/**
 * Makes a code for a link and writes it to one contact of a recipient, in the caller's transaction. It is the answer to somebody who asks
 * this minute, so it needs no agreement to be written to.
 * @returns the instant (epoch milliseconds) at which it expires
 * @throws DomainError `notifications.day_is_full` (too_many) when an unconfirmed contact gets no more messages today, and those of `sendCode`
 */
export async function writeCode(
  tx: Transaction,
  link: Pick<ActionLink, 'id'>,
  { channel, recipient }: Readonly<{ channel: 'sms' | 'email'; recipient: Recipient }>,
): Promise<{ expiresAt: number }> {
  const sentAt = now()
  const { code, expiresAt } = await sendCode(tx, link, { channel })
  const written = await enqueueNotice(tx, {
    template: 'one_time_code',
    recipient,
    vars: { code, minutes: Math.round((expiresAt - sentAt) / minuteMs) },
    subject: { type: 'action_token', id: link.id },
    event: sentAt,
    notAfter: expiresAt,
    channels: [channel],
  })
  if (written === 0) throw new DomainError('too_many', 'notifications.day_is_full')
  return { expiresAt }
}
