import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import type { Campaign } from '../queries/campaigns.server.ts'

type Template = Extract<TemplateCode, `promotion_${string}`>

/** Writes to the author of a campaign in their language what has been decided; what and why stands on its page. */
export async function tellAuthor(tx: Transaction, { id, version, createdBy }: Campaign, template: Template) {
  const [user] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, createdBy))
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    ...{ template, recipient, event: `version:${version}`, channels: ['email'] },
    vars: { link: siteAddress(paths.campaign(id), recipient.locale) },
    subject: { type: 'campaign', id },
  })
}
