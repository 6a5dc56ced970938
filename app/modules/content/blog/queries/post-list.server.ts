import type { Locale } from '#app/core/i18n/locale.ts'
import { postFields } from '#app/modules/content/blog/post-fields.ts'
import type { PostListFilters } from '#app/modules/content/blog/post-filters.ts'
import { type PostStatus, postStatuses } from '#app/modules/content/blog/post-status.ts'
import { claimsIn } from '#app/modules/content/queries/claims.server.ts'
import { listPostRows, type PostRowOfList } from './listed-posts.server.ts'

const orders: Record<PostListFilters['sort'], (one: PostRowOfList, other: PostRowOfList) => number> = {
  changed: (one, other) => other.updatedAt - one.updatedAt,
  published: (one, other) => (other.publishAt ?? 0) - (one.publishAt ?? 0),
  views: (one, other) => other.views - one.views,
  title: (one, other) => (one.title ?? '').localeCompare(other.title ?? ''),
}

const postsOfPage = 25

/** A post without its text, as lists show it. */
const lineOf = ({ text: _text, ...post }: PostRowOfList): ListedPost => post

export type ListedPost = Omit<PostRowOfList, 'text'>

/** Posts with the words of their texts that may not be said. */
function withClaims(posts: readonly PostRowOfList[]) {
  return Promise.all(
    posts.map(async (post) => {
      const lines = await claimsIn(post.text, postFields)
      return { ...lineOf(post), claims: [...new Set(lines.flatMap(({ found }) => found.map(({ text }) => text)))] }
    }),
  )
}

function isWanted(post: PostRowOfList, filters: PostListFilters): boolean {
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
  const all = await listPostRows(locale, null)
  const found = all.filter((post) => isWanted(post, filters)).toSorted(orders[filters.sort])
  const pageCount = Math.max(1, Math.ceil(found.length / postsOfPage))
  const page = Math.min(filters.page, pageCount)
  const counts = Object.fromEntries(
    postStatuses.map((status) => [status, all.filter((post) => post.status === status).length]),
  ) as Record<PostStatus, number>
  return {
    posts: found.slice((page - 1) * postsOfPage, page * postsOfPage).map(lineOf),
    total: found.length,
    ...{ page, pageCount, counts },
    overdue: all.filter(({ overdue }) => overdue !== null).length,
    waiting: await withClaims(
      all
        .filter(({ status, draftStatus }) => status === 'in_review' || draftStatus === 'in_review')
        .toSorted((one, other) => (one.submittedAt ?? 0) - (other.submittedAt ?? 0)),
    ),
    scheduled: all
      .filter(({ status }) => status === 'scheduled')
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0))
      .map(lineOf),
    authors: [...new Set(all.map(({ author }) => author))].toSorted(),
  }
}
