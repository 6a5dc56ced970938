import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type PostStatus, postStatuses } from '#app/modules/content/blog/post-status.ts'
import { previewToken } from '#app/modules/content/blog/preview-token.server.ts'
import { countViews, listPostRows } from './listed-posts.server.ts'

/** Days of the figures that tell how a post does now. */
const recentDays = 30

/** A doctor's own posts in one state, or in all for null, with how often they were read and how many there are of each state. */
export async function listOwnPosts(providerId: string, status: PostStatus | null, locale: Locale) {
  const rows = await listPostRows(locale, providerId)
  const since = addDays(todayInNewYork(), 1 - recentDays)
  const recent = await countViews(
    rows.map(({ id }) => id),
    since,
  )
  const all = rows.map(({ text: _text, ...post }) => ({
    ...post,
    recentViews: recent.get(post.id) ?? 0,
    preview: previewToken(post.id),
  }))
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
  return {
    posts: all.filter((post) => status === null || post.status === status),
    counts: postStatuses.flatMap((each) => {
      const count = all.filter((post) => post.status === each).length
      return count > 0 ? [{ status: each, count }] : []
    }),
    total: all.length,
    figures: {
      published: all.filter((post) => post.status === 'published').length,
      views: sum(all.map(({ views }) => views)),
      recentViews: sum(all.map(({ recentViews }) => recentViews)),
    },
  }
}

export type OwnPosts = Awaited<ReturnType<typeof listOwnPosts>>
