import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { type PostStatus, postStatuses } from './post-status.ts'

export const postSorts = ['changed', 'published', 'views', 'title'] as const
export type PostSort = (typeof postSorts)[number]

/** The list of posts as its address asks for it; nothing chosen is null. */
export type PostListFilters = {
  status: PostStatus | null
  category: string | null
  /** Not written in this language. */
  missing: Locale | null
  isOverdue: boolean
  /** Who signs it, in any language. */
  author: string | null
  sort: PostSort
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null

/** Reads the filters out of an address; what it does not know is left out. */
export function readPostListFilters(search: URLSearchParams): PostListFilters {
  const page = Number(search.get('page') ?? '1')
  const text = (name: string) => (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 120) || null
  return {
    status: oneOf(postStatuses, search.get('status')),
    category: text('category'),
    missing: oneOf(locales, search.get('missing')),
    isOverdue: search.get('overdue') === '1',
    author: text('author'),
    sort: oneOf(postSorts, search.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The same as an address has them; what is not chosen is not in it. */
export function postListSearch(filters: Partial<PostListFilters>): Record<string, string> {
  const { status, category, missing, isOverdue, author, sort, page } = filters
  return {
    ...(status && { status }),
    ...(category && { category }),
    ...(missing && { missing }),
    ...(isOverdue && { overdue: '1' }),
    ...(author && { author }),
    ...(sort && sort !== 'changed' && { sort }),
    ...(page && page > 1 && { page: String(page) }),
  }
}
