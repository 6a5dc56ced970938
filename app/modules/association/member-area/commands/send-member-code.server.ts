import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { writeCode } from '#app/modules/booking/links/commands/write-code.server.ts'
import { findLinkedMember } from '../queries/acting-members.server.ts'

/**
 * Sends a code for a personal link to the member's address on file, and nowhere else.
 * @throws DomainError `association.unknown_member` without such an address, and those of `writeCode`
 */
export async function sendMemberCode(link: ActionLink, locale: Locale): Promise<void> {
  await withTransaction(async (tx) => {
    const found = await findLinkedMember(link.subjectId, locale, tx)
    if (!found?.email) throw new DomainError('not_found', 'association.unknown_member')
    await writeCode(tx, link, { channel: 'email', recipient: { locale, phone: null, email: found.email } })
  })
}
