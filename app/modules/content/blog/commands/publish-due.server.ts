import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { isRefusal } from '#app/core/answer/outcome.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { showText } from './show-text.server.ts'
import { recordPostDeed } from './take-post.server.ts'

const isDue = () => and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.publishAt, now()))

function publishOne(id: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    const [post] = await tx
      .update(blogPosts)
      .set({ status: 'published', version: sql`${blogPosts.version} + 1`, updatedAt: now() })
      .where(and(eq(blogPosts.id, id), isDue()))
      .returning()
    if (!post) return false
    await showText(tx, post, (await readPostText(post, tx)).text)
    await recordPostDeed(tx, null, { deed: 'post_publish_due', id })
    return true
  })
}

/** One that cannot be shown (another post took its slug meanwhile) waits for an editor instead of being tried for ever. */
function setAside(id: string): Promise<void> {
  return withTransaction(async (tx) => {
    await tx
      .update(blogPosts)
      .set({ status: 'approved', version: sql`${blogPosts.version} + 1`, updatedAt: now() })
      .where(and(eq(blogPosts.id, id), isDue()))
    await recordPostDeed(tx, null, { deed: 'post_publish_due', id })
  })
}

/** Publishes what was scheduled and whose time has come, under that time. @returns how many */
export async function publishDuePosts(): Promise<number> {
  const due = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(isDue())
    .orderBy(asc(blogPosts.publishAt), asc(blogPosts.id))
  let published = 0
  for (const { id } of due) {
    try {
      if (await publishOne(id)) published += 1
    } catch (error) {
      if (!isRefusal(error, 'content.slug_taken', 'content.incomplete')) throw error
      await setAside(id)
    }
  }
  return published
}
