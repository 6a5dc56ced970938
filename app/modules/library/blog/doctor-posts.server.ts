import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { prepared } from '#app/core/database/prepared.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/index.ts'
import { chooseTranslation } from './choose-translation.ts'

const postQuery = prepared((reader: Reader) =>
  reader
    .select({
      number: blogPosts.number,
      authorName: blogPosts.authorName,
      publishAt: blogPosts.publishAt,
      locale: blogTranslations.locale,
      slug: blogTranslations.slug,
      title: blogTranslations.title,
    })
    .from(blogPosts)
    .innerJoin(blogTranslations, eq(blogTranslations.postId, blogPosts.id))
    .where(
      and(
        eq(blogPosts.owner, 'provider'),
        eq(blogPosts.ownerId, sql.placeholder('providerId')),
        eq(blogPosts.status, 'published'),
        lte(blogPosts.publishAt, sql.placeholder('now')),
      ),
    )
    .orderBy(desc(blogPosts.publishAt), desc(blogPosts.number), asc(blogTranslations.locale))
    .prepare(),
)

/** The newest public posts of a doctor, in one locale or in the language each falls back to, and whether there are more; under which name. */
export async function listPostsOfDoctor(providerId: string, locale: Locale, limit: number) {
  const rows = await postQuery(db).execute({ providerId, now: now() })
  const posts = [...groupBy(rows, ({ number }) => number).values()].map((texts) => {
    const { number, slug, locale: written, title, publishAt, authorName } = chooseTranslation(texts, locale)!
    return { number, slug, locale: written, title, publishedAt: publishAt!, author: authorName[locale] }
  })
  return { posts: posts.slice(0, limit), hasMore: posts.length > limit }
}

export type DoctorPosts = Awaited<ReturnType<typeof listPostsOfDoctor>>
