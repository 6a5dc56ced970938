import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { managesWith } from '#app/modules/association/members/member-roles.ts'
import type { Member } from '#app/modules/association/members/member-status.ts'
import { enqueueNotice, type Recipient } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** Where somebody of an association is written to: their account, else the address that it has of them. */
async function recipientOf(tx: Transaction, { userId, email, locale }: Member): Promise<Recipient> {
  const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : []
  return user ? accountRecipient(user) : { email, phone: null, locale }
}

/** The page that a message leads to: who manages the association signs in, anybody else sees its page. */
function pathFor(template: AccessTemplate, { role }: Member, slug: string): string {
  if (template === 'handover_offered') return paths.associationOwnership()
  if (template === 'handover_declined') return paths.associationAccess()
  return managesWith(role) ? paths.associationHome() : paths.association(slug)
}

type AccessTemplate =
  'association_access_changed' | 'handover_offered' | 'handover_done' | 'handover_declined' | 'handover_revoked'

/**
 * Tells somebody about their role in an association, in their language; whom nobody can write to hears nothing. `handoverId` is the offer
 * that it is about: another one to the same member is news, though nothing of the member has changed.
 */
export async function tellAccess(
  tx: Transaction,
  member: Member,
  template: AccessTemplate,
  handoverId?: string,
): Promise<void> {
  const [association] = await tx.select().from(associations).where(eq(associations.id, member.associationId))
  const recipient = await recipientOf(tx, member)
  const { locale } = recipient
  await enqueueNotice(tx, {
    ...{ template, recipient, channels: ['email'] },
    event: handoverId === undefined ? `version:${member.version}` : `handover:${handoverId}`,
    vars: {
      associationName: association!.name[locale],
      link: siteAddress(pathFor(template, member, association!.slug), locale),
    },
    subject: { type: 'association_member', id: member.id },
  })
}
