import type { MetaDescriptor } from '@remix-run/node'
import { defaultLocale, type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'
import type { ContentTag } from './content-meta.ts'

/** When and by whom an article was written; days are YYYY-MM-DD or instants in ISO form. */
export type ArticleHead = { publishedOn: string; modifiedOn?: string; author?: string; section?: string }

export type PageImage = {
  url: string
  width: number
  height: number
  alt: string
  /** Path of the square one, which the page itself holds. */
  square: string
}

export type PageHead = {
  /** Complete, with the site's name. */
  title: string
  description: string
  /** Root-form path of the canonical address, with the query that belongs to it. */
  path: string
  locale: Locale
  /** Origin without a trailing slash. */
  origin: SiteOrigin
  /** Kept out of search engines when false: thin pages, filtered lists, private pages. */
  isIndexable: boolean
  siteName?: string
  keywords?: string[]
  image?: PageImage
  article?: ArticleHead
  /** JSON-LD documents, each a serialized object with its @context. */
  structuredData?: string[]
  contentTags?: ContentTag[]
}

const openGraphLocales: Readonly<Record<Locale, string>> = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW', 'en-US': 'en_US' }

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' }

/**
 * The head of a page as Remix descriptors. A page that is kept out of search engines has title, description and robots, and
 * what describes its content to whoever reads the page itself: no address or card to pass on.
 */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const own: MetaDescriptor[] = [{ title: head.title }, { name: 'description', content: head.description }]
  if (!head.isIndexable) return [...own, noIndex, ...contentOf(head)]
  return [
    ...own,
    { name: 'robots', content: 'index, follow' },
    ...addresses(head),
    ...(head.keywords?.length ? [{ name: 'keywords', content: head.keywords.join(', ') }] : []),
    { name: 'author', content: head.article?.author ?? head.siteName ?? head.title },
    ...openGraph(head),
    ...contentOf(head),
  ]
}

/** Content meta and structured data. */
function contentOf({ contentTags = [], structuredData = [] }: PageHead): MetaDescriptor[] {
  return [...contentTags, ...structuredData.map((data) => ({ 'script:ld+json': JSON.parse(data) as never }))]
}

/** The canonical address, and the same page in the three languages. */
function addresses(head: PageHead): MetaDescriptor[] {
  const address = (locale: Locale) => head.origin + withPrefix(head.path, locale)
  const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
  return [
    { tagName: 'link', rel: 'canonical', href: address(head.locale) },
    ...alternates.map(([hrefLang, locale]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: address(locale) })),
  ]
}

/** What a chat or a social network shows of a shared address: Open Graph, and the card of those that have their own words. */
function openGraph({ locale, image, article, ...head }: PageHead): MetaDescriptor[] {
  const property = (name: string, content: string | undefined) => (content ? [{ property: name, content }] : [])
  const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : [])
  return [
    ...property('og:type', article ? 'article' : 'website'),
    ...property('og:site_name', head.siteName),
    ...property('og:locale', openGraphLocales[locale]),
    ...locales
      .filter((other) => other !== locale)
      .flatMap((other) => property('og:locale:alternate', openGraphLocales[other])),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:url', head.origin + withPrefix(head.path, locale)),
    ...property('og:image', image?.url),
    ...property('og:image:type', image && 'image/png'),
    ...property('og:image:width', image && String(image.width)),
    ...property('og:image:height', image && String(image.height)),
    ...property('og:image:alt', image?.alt),
    ...property('article:published_time', article?.publishedOn),
    ...property('article:modified_time', article?.modifiedOn),
    ...property('article:author', article?.author),
    ...property('article:section', article?.section),
    ...named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', head.title),
    ...named('twitter:description', head.description),
    ...named('twitter:image', image?.url),
    ...named('twitter:image:alt', image?.alt),
  ]
}

/** `export const meta` of a route whose loader answers `{ head }`. */
export function metaOf({ data }: { data: unknown }): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | undefined)?.head
  return head ? pageHead(head) : [noIndex]
}
