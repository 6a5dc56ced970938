import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { monthsBetween } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { originIn, writtenLocales } from '#app/modules/content/blog/post-fields.ts'
import { isOfDoctor } from '#app/modules/content/blog/post-rights.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { blogViews, contentRevisions } from '#drizzle/schema/editing.ts'

/** How often posts were opened, over all days or since one (YYYY-MM-DD); a post that nobody has opened is not among them. */
export async function countViews(postIds: readonly string[], since?: string): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select({ postId: blogViews.postId, views: sql<number>`sum(${blogViews.views})`.mapWith(Number) })
    .from(blogViews)
    .where(and(inArray(blogViews.postId, [...postIds]), since === undefined ? undefined : gte(blogViews.day, since)))
    .groupBy(blogViews.postId)
    .orderBy(asc(blogViews.postId))
  return new Map(rows.map(({ postId, views }) => [postId, views]))
}

/** The texts that editors see of some posts: the newest revision, or the head of what readers see where nobody has edited it. */
async function textsOf(ids: readonly string[] | null): Promise<Map<string, ContentText>> {
  const isAsked = (column: typeof contentRevisions.subjectId | typeof blogTranslations.postId) =>
    ids === null ? undefined : inArray(column, [...ids])
  const newest = db
    .select({
      subjectId: contentRevisions.subjectId,
      number: sql<number>`max(${contentRevisions.number})`.as('newest'),
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, 'post'), isAsked(contentRevisions.subjectId)))
    .groupBy(contentRevisions.subjectId)
    .as('newest_revisions')
  const isNewest = and(
    eq(contentRevisions.kind, 'post'),
    eq(contentRevisions.subjectId, newest.subjectId),
    eq(contentRevisions.number, newest.number),
  )
  const { postId, locale, title, origin } = blogTranslations
  const [kept, shown] = await Promise.all([
    db
      .select({ id: contentRevisions.subjectId, text: contentRevisions.text })
      .from(contentRevisions)
      .innerJoin(newest, isNewest)
      .orderBy(asc(contentRevisions.id)),
    db
      .select({ postId, locale, title, origin })
      .from(blogTranslations)
      .where(isAsked(blogTranslations.postId))
      .orderBy(asc(blogTranslations.id)),
  ])
  const heads = new Map<string, ContentText>()
  for (const [id, texts] of groupBy(shown, (row) => row.postId)) {
    const own = texts.flatMap((row) => [
      [`title.${row.locale}`, row.title],
      [`origin.${row.locale}`, row.origin],
    ])
    heads.set(id, Object.fromEntries(own) as ContentText)
  }
  for (const { id, text } of kept) heads.set(id, text)
  return heads
}

const titleIn = (text: ContentText, locale: Locale) =>
  [locale, ...locales].map((each) => text[`title.${each}`]).find(Boolean) ?? null

export type OverdueMark = 'due' | 'long'

/** Whether the medicine of a post should have been looked at again: for long when half a year has passed since. */
export function overdueMark(reviewDueOn: string | null, today: string): OverdueMark | null {
  if (reviewDueOn === null || reviewDueOn >= today) return null
  return monthsBetween(reviewDueOn, today) >= 6 ? 'long' : 'due'
}

/** Posts with all that lists show of them, the latest change first: those of a doctor, or of everybody for null. */
export async function listPostRows(locale: Locale, providerId: string | null) {
  const isTheirs = and(eq(blogPosts.owner, 'provider'), eq(blogPosts.ownerId, providerId ?? ''))
  const posts = await db
    .select({ post: blogPosts, category: blogCategories.name })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(providerId === null ? undefined : isTheirs)
    .orderBy(desc(blogPosts.updatedAt), asc(blogPosts.id))
  const texts = await textsOf(providerId === null ? null : posts.map(({ post }) => post.id))
  const views = await countViews(posts.map(({ post }) => post.id))
  const today = todayInNewYork()
  return posts.map(({ post, category }) => {
    const text = texts.get(post.id) ?? {}
    const { id, number, status, draftStatus, version, categoryId, publishAt, updatedAt, submittedAt, returnNote } = post
    return {
      ...{ id, number, status, draftStatus, version, categoryId, publishAt, updatedAt, submittedAt, returnNote },
      isOfDoctor: isOfDoctor(post),
      appearsAt: status === 'in_review' && publishAt !== null && publishAt > now() ? publishAt : null,
      text,
      title: titleIn(text, locale),
      category: category[locale],
      author: post.authorName[locale],
      authors: Object.values(post.authorName),
      written: writtenLocales(text),
      unread: writtenLocales(text).filter((each) => originIn(text, each) !== 'human'),
      overdue: post.status === 'published' ? overdueMark(post.reviewDueOn, today) : null,
      reviewDueOn: post.reviewDueOn,
      views: views.get(id) ?? 0,
    }
  })
}

export type PostRowOfList = Awaited<ReturnType<typeof listPostRows>>[number]

/** The categories to choose from. */
export async function listCategoryChoices(locale: Locale): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .select({ id: blogCategories.id, name: blogCategories.name })
    .from(blogCategories)
    .orderBy(asc(blogCategories.sort), asc(blogCategories.id))
  return rows.map(({ id, name }) => ({ value: id, label: name[locale] }))
}
