import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { writeCode } from '#app/modules/booking/links/commands/write-code.server.ts'
import { type Channel, findLinkSubject } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

/**
 * Sends a one-time code for a link to the contact on file, and nowhere else.
 * @throws DomainError `booking.NOT_FOUND` without such a contact, and those of `writeCode`
 */
export function sendLinkCode(link: ActionLink, channel: Channel, locale: Locale): Promise<{ expiresAt: number }> {
  return withTransaction(async (tx) => {
    const subject = await findLinkSubject(link, tx)
    const { phone, email } = subject?.person ?? { phone: null, email: null }
    if (!subject || !(channel === 'sms' ? phone : email)) refuse('NOT_FOUND')
    return writeCode(tx, link, { channel, recipient: { locale, phone, email } })
  })
}
