import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { isOfDoctor } from '#app/modules/content/blog/post-rights.ts'
import type { PostStep } from '#app/modules/content/blog/post-status.ts'
import type { PostRow } from '#app/modules/content/blog/queries/post-text.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** What an author is told of that somebody of the administration does with their post. */
const templates: Partial<Record<PostStep, 'post_approved' | 'post_returned' | 'post_taken_down'>> = {
  approve: 'post_approved',
  return: 'post_returned',
  unpublish: 'post_taken_down',
  archive: 'post_taken_down',
}

/** Tells the doctor whose post it is, in their language, by mail: what it is about and why stands behind the sign-in. */
export async function tellAuthor(tx: Transaction, post: PostRow, step: PostStep): Promise<void> {
  const template = templates[step]
  if (!template || !isOfDoctor(post) || post.ownerId === null) return
  const [user] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(eq(providers.id, post.ownerId))
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    template,
    recipient,
    vars: { link: siteAddress(paths.officePost({ id: post.id }), recipient.locale) },
    subject: { type: 'blog_post', id: post.id },
    event: `${step}:${post.version}`,
    channels: ['email'],
  })
}
