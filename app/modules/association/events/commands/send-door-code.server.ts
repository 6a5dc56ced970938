import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { writeCode } from '#app/modules/booking/links/commands/write-code.server.ts'
import { findGreeter } from '../queries/event-greeters.server.ts'
import { personOf } from '../queries/registered-person.server.ts'

/**
 * Sends a greeter a code for their link, to the address that it went to.
 * @throws DomainError not_found `association_event.unknown` for one who is none any more, and those of `writeCode`
 */
export async function sendDoorCode(link: ActionLink, locale: Locale): Promise<void> {
  await withTransaction(async (tx) => {
    const found = await findGreeter(link.subjectId, tx)
    if (!found || found.greeter.revokedAt !== null) throw new DomainError('not_found', 'association_event.unknown')
    const { email } = personOf(found.greeter, 'event_greeters')
    await writeCode(tx, link, { channel: 'email', recipient: { locale, phone: null, email } })
  })
}
