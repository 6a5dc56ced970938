import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { membershipOrders } from '#drizzle/schema/membership.ts'
import type { Membership } from '../change.ts'

type Template = Extract<TemplateCode, `membership_${string}`>

/** Whose the profile is, and where nobody has claimed it who paid last. */
async function ownerOf(tx: Transaction, { id, providerId }: Membership) {
  const [profile] = await tx.select({ userId: providers.userId }).from(providers).where(eq(providers.id, providerId))
  const [order] = await tx
    .select({ userId: membershipOrders.createdBy })
    .from(membershipOrders)
    .where(eq(membershipOrders.membershipId, id))
    .orderBy(desc(membershipOrders.createdAt), desc(membershipOrders.id))
    .limit(1)
  const [user] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, profile?.userId ?? order?.userId ?? ''))
  return user ?? null
}

/** Writes to the owner in their language; `event` names what happened, of which they are told once. */
export async function tellOwner(
  tx: Transaction,
  membership: Membership,
  template: Template,
  event: string,
): Promise<void> {
  const user = await ownerOf(tx, membership)
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    ...{ template, recipient, event, channels: ['email'] },
    vars: { link: siteAddress(paths.membership(), recipient.locale) },
    subject: { type: 'membership', id: membership.id },
  })
}
