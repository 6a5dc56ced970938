import { Feed } from 'feed'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteName, type SiteOrigin } from '#app/core/site.server.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { paths } from '#app/paths.ts'
import { listPostsForFeed } from './posts.server.ts'

const shownPosts = 20

/** Readers of feeds show a text on a page of their own: its links need the whole address. */
function withOrigin(html: string, origin: SiteOrigin, page: string): string {
  return html.replaceAll(' href="/', ` href="${origin}/`).replaceAll(' href="#', ` href="${page}#`)
}

/** The RSS 2.0 feed of the newest posts that are written in a locale; `origin` without a trailing slash. */
export async function blogFeed(locale: Locale, origin: SiteOrigin): Promise<string> {
  const t = translator(locale, 'library')
  const posts = await listPostsForFeed(locale, shownPosts)
  const address = (path: string) => origin + withPrefix(path, locale)
  const feed = new Feed({
    id: address(paths.blogs()),
    title: t('blog.feed.title', { siteName: siteName(locale) }),
    description: t('blog.description'),
    link: address(paths.blogs()),
    language: locale,
    generator: siteName(locale),
    copyright: siteName(locale),
    feedLinks: { rss: address(paths.blogFeed()) },
    // The same posts are the same bytes: the time of the newest change, not of the reading.
    updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt))),
  })
  for (const post of posts) {
    const link = address(paths.blog(post.slug))
    feed.addItem({
      title: post.title,
      id: address(paths.blog(String(post.number))),
      guid: address(paths.blog(String(post.number))),
      link,
      date: new Date(post.publishedAt),
      description: post.excerpt,
      content: withOrigin(renderMarkdown(post.body, locale).html, origin, link),
      category: [{ name: post.category.name }],
    })
  }
  return feed.rss2()
}
