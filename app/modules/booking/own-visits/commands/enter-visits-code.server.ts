import { withTransaction } from '#app/core/database/database.server.ts'
import { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { confirmReached } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { contactWithVisits } from '../queries/reached-people.server.ts'

/** Compares a typed code with that of a link to one's visits; every try is counted. A right one confirms the contact that it was sent to. */
export function enterVisitsCode(link: ActionLink, typed: string): ReturnType<typeof verifyCode> {
  return withTransaction(async (tx) => {
    const check = await verifyCode(tx, link, typed)
    const contact = check.isRight ? await contactWithVisits(tx, link.subjectId) : null
    if (contact) await confirmReached(tx, contact.channel, contact.value, 'code')
    return check
  })
}
