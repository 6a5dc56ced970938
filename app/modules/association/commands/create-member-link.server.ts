import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type SiteAddress, siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { paths } from '#app/paths.ts'

/** A message may lie unread over a long journey; whoever comes later asks for another. */
const linkLifetime = 60 * dayMs

/** The address of the page on which a member without an account acts, for one message to them. It asks for a code before it shows anything. */
export async function createMemberLink(tx: Transaction, memberId: string, locale: Locale): Promise<SiteAddress> {
  const { token } = await createActionLink(tx, {
    kind: 'association_member',
    subjectType: 'association_member',
    subjectId: memberId,
    expiresAt: now() + linkLifetime,
  })
  return siteAddress(paths.memberArea(token), locale)
}
