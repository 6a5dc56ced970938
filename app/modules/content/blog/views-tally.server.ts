import { isbot } from 'isbot'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { localeOfPath, type Locale } from '#app/core/i18n/locale.ts'

/** What of a request decides whether somebody has opened a post. */
export type OpenedPage = Readonly<{
  method: string | undefined
  /** Path and query. */
  url: string | undefined
  userAgent: string | undefined
  status: number
}>

export type OpenedPost = Readonly<{ slug: string; locale: Locale; day: string; views: number }>

const postAddress = /^(?:\/(?:zh-Hant|en-US))?\/blogs\/([^/?#]{1,500})(?:\?[^#]*)?$/i

/** More addresses than posts in three languages are somebody's guesses. */
const mostAddresses = 5000

const waiting = new Map<string, OpenedPost>()

/**
 * Whether a browser opened the page for a person: no robot, no preview, and it was there. One that was fetched ahead of a click counts,
 * because the click asks for nothing any more.
 */
function isOpened({ method, userAgent, status, url }: OpenedPage): boolean {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return false
  if (/[?&]preview=/.test(url ?? '')) return false
  return userAgent !== undefined && userAgent !== '' && !isbot(userAgent)
}

/** Whether an address may be that of a post: asked of every request before anything else. */
export const isPostAddress = (url: string | undefined): boolean => url !== undefined && postAddress.test(url)

/** Counts an answered request, in memory; `takeViews` hands on what has come together. Nothing is kept of who it was. */
export function countView(page: OpenedPage): void {
  const [, segment] = postAddress.exec(page.url ?? '') ?? []
  if (segment === undefined || !isOpened(page)) return
  let slug: string
  try {
    slug = decodeURIComponent(segment).toLowerCase()
  } catch {
    return
  }
  const locale = localeOfPath((page.url ?? '').split('?')[0]!)
  const day = todayInNewYork()
  const key = `${day} ${locale} ${slug}`
  const known = waiting.get(key)
  if (!known && waiting.size >= mostAddresses) return
  waiting.set(key, { slug, locale, day, views: (known?.views ?? 0) + 1 })
}

/** What was counted since it was last asked. */
export function takeViews(): OpenedPost[] {
  const taken = [...waiting.values()]
  waiting.clear()
  return taken
}

/** Puts back what could not be written. */
export function returnViews(views: readonly OpenedPost[]): void {
  for (const opened of views) {
    const key = `${opened.day} ${opened.locale} ${opened.slug}`
    waiting.set(key, { ...opened, views: opened.views + (waiting.get(key)?.views ?? 0) })
  }
}
