import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { monthsBetween } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { writtenLocales, originIn } from '#app/modules/content/blog/post-fields.ts'
import type { PostListFilters } from '#app/modules/content/blog/post-filters.ts'
import { type PostStatus, postStatuses } from '#app/modules/content/blog/post-status.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { blogViews, contentRevisions } from '#drizzle/schema/editing.ts'

/** How often posts were opened, over all days; a post that nobody has opened is not among them. */
export async function countViews(postIds: readonly string[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select({ postId: blogViews.postId, views: sql<number>`sum(${blogViews.views})`.mapWith(Number) })
    .from(blogViews)
    .where(inArray(blogViews.postId, [...postIds]))
    .groupBy(blogViews.postId)
    .orderBy(asc(blogViews.postId))
  return new Map(rows.map(({ postId, views }) => [postId, views]))
}

/** The heads of the texts that editors see: each post's newest revision, or what readers see where nobody has edited it. */
async function headsOf(): Promise<Map<string, ContentText>> {
  const newest = db
    .select({
      subjectId: contentRevisions.subjectId,
      number: sql<number>`max(${contentRevisions.number})`.as('newest'),
    })
    .from(contentRevisions)
    .where(eq(contentRevisions.kind, 'post'))
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
    db.select({ postId, locale, title, origin }).from(blogTranslations).orderBy(asc(blogTranslations.id)),
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

async function listAll(locale: Locale) {
  const [posts, heads] = await Promise.all([
    db
      .select({ post: blogPosts, category: blogCategories.name })
      .from(blogPosts)
      .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .orderBy(desc(blogPosts.updatedAt), asc(blogPosts.id)),
    headsOf(),
  ])
  const views = await countViews(posts.map(({ post }) => post.id))
  const today = localDate(now(), newYork)
  return posts.map(({ post, category }) => {
    const text = heads.get(post.id) ?? {}
    const { id, number, status, draftStatus, version, categoryId, publishAt, updatedAt, submittedAt, returnNote } = post
    return {
      ...{ id, number, status, draftStatus, version, categoryId, publishAt, updatedAt, submittedAt, returnNote },
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

export type ListedPost = Awaited<ReturnType<typeof listAll>>[number]

const orders: Record<PostListFilters['sort'], (one: ListedPost, other: ListedPost) => number> = {
  changed: (one, other) => other.updatedAt - one.updatedAt,
  published: (one, other) => (other.publishAt ?? 0) - (one.publishAt ?? 0),
  views: (one, other) => other.views - one.views,
  title: (one, other) => (one.title ?? '').localeCompare(other.title ?? ''),
}

const postsOfPage = 25

function isWanted(post: ListedPost, filters: PostListFilters): boolean {
  return (
    (filters.status === null || post.status === filters.status || post.draftStatus === filters.status) &&
    (filters.category === null || post.categoryId === filters.category) &&
    (filters.missing === null || !post.written.includes(filters.missing)) &&
    (!filters.isOverdue || post.overdue !== null) &&
    (filters.author === null || post.authors.includes(filters.author))
  )
}

/** The posts that filters leave, with what waits for a decision, what has a time, and how many there are of each state. */
export async function listPostsToEdit(filters: PostListFilters, locale: Locale) {
  const all = await listAll(locale)
  const found = all.filter((post) => isWanted(post, filters)).toSorted(orders[filters.sort])
  const pageCount = Math.max(1, Math.ceil(found.length / postsOfPage))
  const page = Math.min(filters.page, pageCount)
  const counts = Object.fromEntries(
    postStatuses.map((status) => [status, all.filter((post) => post.status === status).length]),
  ) as Record<PostStatus, number>
  return {
    posts: found.slice((page - 1) * postsOfPage, page * postsOfPage),
    total: found.length,
    ...{ page, pageCount, counts },
    overdue: all.filter(({ overdue }) => overdue !== null).length,
    waiting: all
      .filter(({ status, draftStatus }) => status === 'in_review' || draftStatus === 'in_review')
      .toSorted((one, other) => (one.submittedAt ?? 0) - (other.submittedAt ?? 0)),
    scheduled: all
      .filter(({ status }) => status === 'scheduled')
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0)),
    authors: [...new Set(all.map(({ author }) => author))].toSorted(),
  }
}

/** The categories to choose from. */
export async function listCategoryChoices(locale: Locale): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .select({ id: blogCategories.id, name: blogCategories.name })
    .from(blogCategories)
    .orderBy(asc(blogCategories.sort), asc(blogCategories.id))
  return rows.map(({ id, name }) => ({ value: id, label: name[locale] }))
}
