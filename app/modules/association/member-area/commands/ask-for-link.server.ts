import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type Token, takeToken } from '#app/core/rate-limits.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { createMemberLink } from '#app/modules/association/commands/create-member-link.server.ts'

type LinkRequest = Readonly<{
  slug: string
  /** In lower case. */
  email: string
  locale: Locale
  /** `networkOf` the caller's address. */
  network: string
}>

/** Those who have something to see there; whoever was turned down or has left applies again. */
const withPage = ['applied', 'active', 'lapsed', 'suspended'] as const

/**
 * Sends a member of an open association their personal link. Nobody learns by it whether an address is a member's: what is counted and
 * answered is the same.
 */
export async function askForLink({ slug, email, locale, network }: LinkRequest): Promise<Token> {
  const ofNetwork = await takeToken('member_link_address', network)
  if (!ofNetwork.allowed) return ofNetwork
  const limit = await takeToken('member_link', `${slug}|${email}`)
  if (!limit.allowed) return limit
  await withTransaction(async (tx) => {
    const [found] = await tx
      .select({ id: associationMembers.id, name: associations.name })
      .from(associationMembers)
      .innerJoin(associations, eq(associations.id, associationMembers.associationId))
      .where(
        and(
          ...[eq(associations.slug, slug), eq(associations.status, 'approved')],
          ...[eq(associationMembers.email, email), inArray(associationMembers.status, withPage)],
        ),
      )
    if (!found) return
    await enqueueNotice(tx, {
      template: 'association_member_link',
      recipient: { locale, email, phone: null },
      vars: { link: await createMemberLink(tx, found.id, locale), associationName: found.name[locale] },
      subject: { type: 'association_member', id: found.id },
      event: now(),
      channels: ['email'],
    })
  })
  return limit
}
