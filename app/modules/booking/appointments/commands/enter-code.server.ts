import { withTransaction } from '#app/core/database/database.server.ts'
import { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { confirmReached } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { findLinkSubject } from '#app/modules/booking/links/queries/link-subject.server.ts'

/**
 * Compares a typed code with the link's; every try is counted. A right one confirms the contact that it was sent to, and
 * with it whatever is waited for in its name.
 */
export function enterCode(link: ActionLink, typed: string): ReturnType<typeof verifyCode> {
  return withTransaction(async (tx) => {
    const check = await verifyCode(tx, link, typed)
    const subject = check.isRight ? await findLinkSubject(link, tx) : null
    if (check.isRight && subject) {
      const contact = check.channel === 'sms' ? subject.person.phone : subject.person.email
      if (contact) await confirmReached(tx, check.channel, contact, 'code')
    }
    return check
  })
}
