import type { ProviderActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { countUnread } from '#app/modules/association/announcements/queries/notices.server.ts'
import { listOwnMemberships } from './acting-members.server.ts'

/** How many notices of their associations somebody of the provider area has not opened. */
export async function countOwnUnread(actor: ProviderActor, locale: Locale): Promise<number> {
  const own = await listOwnMemberships(actor, locale)
  return countUnread(own.map(({ member }) => member.memberId))
}
