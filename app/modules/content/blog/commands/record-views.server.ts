import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { returnViews, takeViews } from '#app/modules/content/blog/views-tally.server.ts'
import { chooseBySlug } from '#app/modules/library/blog/choose-translation.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { blogViews } from '#drizzle/schema/editing.ts'

/** The posts that slugs mean; a slug may be of two posts in different languages. */
async function postsBySlug(slugs: readonly string[]) {
  return db
    .select({ slug: blogTranslations.slug, locale: blogTranslations.locale, postId: blogTranslations.postId })
    .from(blogTranslations)
    .innerJoin(blogPosts, eq(blogPosts.id, blogTranslations.postId))
    .where(and(eq(blogPosts.status, 'published'), inArray(blogTranslations.slug, [...slugs])))
    .orderBy(asc(blogTranslations.id))
}

/** Writes down what was counted since the last time, a row for each post and day. @returns how many openings */
export async function recordViews(): Promise<number> {
  const opened = takeViews()
  if (opened.length === 0) return 0
  try {
    const texts = await postsBySlug([...new Set(opened.map(({ slug }) => slug))])
    const counts = new Map<string, { postId: string; day: string; views: number }>()
    for (const { slug, locale, day, views } of opened) {
      const postId = chooseBySlug(
        texts.filter((text) => text.slug === slug),
        locale,
      )?.postId
      if (postId === undefined) continue
      const key = `${postId} ${day}`
      counts.set(key, { postId, day, views: (counts.get(key)?.views ?? 0) + views })
    }
    const rows = [...counts.values()].toSorted((one, other) => (one.postId < other.postId ? -1 : 1))
    await withTransaction(async (tx) => {
      for (const row of rows) {
        await tx
          .insert(blogViews)
          .values({ id: newId(), ...row })
          .onConflictDoUpdate({
            target: [blogViews.postId, blogViews.day],
            set: { views: sql`${blogViews.views} + ${row.views}` },
          })
      }
    })
    return rows.reduce((sum, { views }) => sum + views, 0)
  } catch (error) {
    returnViews(opened)
    throw error
  }
}
