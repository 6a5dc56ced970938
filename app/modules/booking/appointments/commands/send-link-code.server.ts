import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { sendCode } from '#app/modules/action-links/commands/send-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { type Channel, findLinkSubject } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

const minute = 60_000

/**
 * Sends a one-time code for a link to the contact on file, and nowhere else. It is the answer to somebody who asks this minute, so it
 * needs no agreement to be written to.
 * @throws DomainError `booking.NOT_FOUND` without such a contact, `notifications.day_is_full` (too_many) when an unconfirmed contact
 * gets no more messages today, and those of `sendCode`
 */
export function sendLinkCode(link: ActionLink, channel: Channel, locale: Locale): Promise<{ expiresAt: number }> {
  return withTransaction(async (tx) => {
    const sentAt = now()
    const subject = await findLinkSubject(link, tx)
    const { phone, email } = subject?.person ?? { phone: null, email: null }
    if (!subject || !(channel === 'sms' ? phone : email)) refuse('NOT_FOUND')
    const { code, expiresAt } = await sendCode(tx, link, { channel })
    const written = await enqueueNotice(tx, {
      template: 'one_time_code',
      recipient: { locale, phone, email },
      vars: { code, minutes: Math.round((expiresAt - sentAt) / minute) },
      subject: { type: 'action_token', id: link.id },
      event: sentAt,
      notAfter: expiresAt,
      channels: [channel],
    })
    if (written === 0) throw new DomainError('too_many', 'notifications.day_is_full')
    return { expiresAt }
  })
}
