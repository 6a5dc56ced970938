import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { findRelatedCare } from '#app/modules/library/reading/related-care.server.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/index.ts'
import { chooseBySlug, chooseTranslation, minutesToRead, ownSlugs } from './choose-translation.ts'
import { isPublic, listPostsOfSpecialties } from './posts.server.ts'

/** Numbers of posts as an address writes them. */
const number = /^[1-9]\d{0,8}$/

/** What a slug may look like; PostgreSQL refuses to compare with some of what an address can hold. */
const slugShape = /^[\p{L}\p{N}-]{1,160}$/u

/**
 * The public post that `/blogs/{id}` means to a reader: by its number, or by the slug of one of its texts in whatever locale. With it the
 * slug under which this reader reads it. Null for what does not exist or is not public.
 */
export async function findPostAddress(id: string, locale: Locale): Promise<{ postId: string; slug: string } | null> {
  const wanted = id.toLowerCase()
  if (!slugShape.test(wanted)) return null
  const rows = await db
    .select({ postId: blogTranslations.postId, locale: blogTranslations.locale })
    .from(blogTranslations)
    .innerJoin(blogPosts, eq(blogPosts.id, blogTranslations.postId))
    .where(and(isPublic(), number.test(id) ? eq(blogPosts.number, Number(id)) : eq(blogTranslations.slug, wanted)))
    .orderBy(asc(blogTranslations.id))
  const postId = chooseBySlug(rows, locale)?.postId
  if (postId === undefined) return null
  const texts = await db
    .select({ locale: blogTranslations.locale, slug: blogTranslations.slug })
    .from(blogTranslations)
    .where(eq(blogTranslations.postId, postId))
    .orderBy(asc(blogTranslations.id))
  return { postId, slug: chooseTranslation(texts, locale)!.slug }
}

const shownNext = 3

type PostRow = typeof blogPosts.$inferSelect

/** The texts of a post in its languages, kept or about to be. */
export type PostTexts = readonly Omit<typeof blogTranslations.$inferSelect, 'id' | 'postId'>[]

/** A post with its texts as its page shows them in one locale, or in the language it falls back to. It has at least one text. */
export async function shownPost({ post, texts }: Readonly<{ post: PostRow; texts: PostTexts }>, locale: Locale) {
  const text = chooseTranslation(texts, locale)!
  const [[category], care, next, [writer = null]] = await Promise.all([
    db
      .select({ slug: blogCategories.slug, name: blogCategories.name })
      .from(blogCategories)
      .where(eq(blogCategories.id, post.categoryId))
      .limit(1),
    findRelatedCare(post.specialtySlugs, locale),
    listPostsOfSpecialties(post.specialtySlugs, locale, shownNext, post.number),
    post.owner === 'provider' && post.ownerId !== null
      ? findProviderCards([{ providerId: post.ownerId, facilityId: null, distanceMeters: null }], locale)
      : [],
  ])
  const { html, contents } = renderMarkdown(text.body, locale, text.locale)
  const publishedAt = post.publishAt ?? post.updatedAt
  return {
    number: post.number,
    slug: text.slug,
    slugs: ownSlugs(texts),
    locale: text.locale,
    isFallback: text.locale !== locale,
    title: text.title,
    seoTitle: text.seoTitle,
    excerpt: text.excerpt,
    seoDescription: text.seoDescription,
    keywords: text.keywords,
    origin: text.origin,
    category: { slug: category!.slug, name: category!.name[locale] },
    author: post.authorName[locale],
    /** The doctor who wrote it, as lists show them; null for a post of the house, and once the profile is no longer listed. */
    writer,
    reviewer: post.medicalReviewer?.[locale] ?? null,
    reviewedOn: post.reviewedOn,
    overdueSince: overdueSince('topic', post),
    publishedAt,
    modifiedAt: Math.max(text.updatedAt, publishedAt),
    minutes: minutesToRead(text.body),
    cover: post.coverId === null ? null : { id: post.coverId, alt: post.coverAlt?.[text.locale] ?? '' },
    html,
    contents,
    sources: post.sources,
    isDemo: post.isDemo,
    care,
    next,
  }
}

export type Post = Awaited<ReturnType<typeof shownPost>>

/** Everything the page of a public post shows, in one locale or the language it falls back to. The post must exist. */
export async function getPost(postId: string, locale: Locale): Promise<Post> {
  const [[post], texts] = await Promise.all([
    db.select().from(blogPosts).where(eq(blogPosts.id, postId)).limit(1),
    db.select().from(blogTranslations).where(eq(blogTranslations.postId, postId)).orderBy(asc(blogTranslations.locale)),
  ])
  return shownPost({ post: post!, texts }, locale)
}
