import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import type { Member } from '../member-status.ts'

const { id: memberId, associationId: ofAssociation, status, role, userId } = associationMembers

/**
 * Writes to who manages an association that somebody has applied, when nobody else waits: the list that the message leads to has all who
 * apply after them, so that a busy week is one message and not fifty.
 */
export async function tellManagers(tx: Transaction, { id, associationId, version }: Member): Promise<void> {
  const isOther = and(eq(ofAssociation, associationId), eq(status, 'applied'), ne(memberId, id))
  const [waiting] = await tx.select({ memberId }).from(associationMembers).where(isOther).limit(1)
  if (waiting) return
  const managers = await tx
    .select({ user: users, name: associations.name })
    .from(associationMembers)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(associations, eq(associations.id, ofAssociation))
    .where(and(eq(ofAssociation, associationId), eq(status, 'active'), inArray(role, ['owner', 'admin'])))
  for (const { user, name } of managers) {
    const recipient = accountRecipient(user)
    const { locale } = recipient
    await enqueueNotice(tx, {
      ...{ template: 'member_applied', recipient, channels: ['email'], event: `version:${version}:${user.id}` },
      subject: { type: 'association_member', id },
      vars: {
        associationName: name[locale],
        link: siteAddress(paths.associationMembers({ status: 'applied' }), locale),
      },
    })
  }
}
