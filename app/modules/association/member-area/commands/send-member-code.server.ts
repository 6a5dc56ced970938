import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { sendCode } from '#app/modules/action-links/commands/send-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { findLinkedMember } from '../queries/acting-members.server.ts'

/**
 * Sends a code for a personal link to the member's address on file, and nowhere else.
 * @throws DomainError `association.unknown_member` without such an address, `notifications.day_is_full`, and those of `sendCode`
 */
export function sendMemberCode(link: ActionLink, locale: Locale): Promise<void> {
  return withTransaction(async (tx) => {
    const sentAt = now()
    const found = await findLinkedMember(link.subjectId, locale, tx)
    if (!found?.email) throw new DomainError('not_found', 'association.unknown_member')
    const { code, expiresAt } = await sendCode(tx, link, { channel: 'email' })
    const written = await enqueueNotice(tx, {
      template: 'one_time_code',
      recipient: { locale, phone: null, email: found.email },
      vars: { code, minutes: Math.round((expiresAt - sentAt) / minuteMs) },
      subject: { type: 'action_token', id: link.id },
      event: sentAt,
      notAfter: expiresAt,
      channels: ['email'],
    })
    if (written === 0) throw new DomainError('too_many', 'notifications.day_is_full')
  })
}
