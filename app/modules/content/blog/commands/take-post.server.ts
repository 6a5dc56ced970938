import { and, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { PostActor } from '#app/modules/content/blog/post-rights.ts'
import { getPostRow, type PostRow } from '#app/modules/content/blog/queries/post-text.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'

/** Nothing, in a JSON column that is never SQL's NULL: drizzle writes a plain null as that. */
export const jsonNull = sql`'null'`

/**
 * Takes the row of a post for a write: its version counts on, so that others wait or come too late.
 * @param version the one that was seen; null for a text, which has a number of its own to compare
 * @throws DomainError not_found `content.unknown`, conflict `content.changed`
 */
export async function takePost(tx: Transaction, id: string, version: number | null): Promise<PostRow> {
  const isSeen = version === null ? eq(blogPosts.id, id) : and(eq(blogPosts.id, id), eq(blogPosts.version, version))
  const [post] = await tx
    .update(blogPosts)
    .set({ version: sql`${blogPosts.version} + 1`, updatedAt: now() })
    .where(isSeen)
    .returning()
  if (post) return post
  await getPostRow(id, tx)
  throw new DomainError('conflict', 'content.changed')
}

type PostDeed = 'post_create' | 'post_save' | 'post_step' | 'post_sign' | 'post_publish_due'

/** Writes down who did what to a post; null is the product itself, at the time that somebody set. */
export async function recordPostDeed(
  tx: Transaction,
  actor: PostActor | null,
  { deed, id, fields }: Readonly<{ deed: PostDeed; id: string; fields?: readonly string[] }>,
): Promise<void> {
  await recordAudit(tx, {
    actor: actor ? { type: 'user', id: actor.userId } : { type: 'system' },
    action: `content.${deed}`,
    subject: { type: 'blog_post', id },
    ...(fields && { fields }),
  })
}
