import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteName, siteOrigin } from '#app/core/site.server.ts'
import { type ContentMeta, contentTags } from '../content-meta.ts'
import type { ArticleHead, PageHead, PageImage } from '../page-head.ts'
import { checkSeoConfig, lengthOf, longestTitle } from '../seo-config.ts'
import { report } from '../seo-log.server.ts'
import { imageSizes } from '../share-image/card.ts'
import { imageKeyOf } from '../share-image/image-key.ts'
import { imageMark, imagePath } from '../share-image/image-address.server.ts'
import { type GivenThing, serializedThings } from '../structured-data/serialize.server.ts'

/** What a route says of its page. */
export type PageWords = {
  /** Without the site's name, which is added where there is room. */
  title: string
  description: string
  /** Root form, as from `paths`; with the query that belongs to the address. */
  path: string
  isIndexable?: boolean
  /** Key of the share image, such as `blog/12`; left out, the path tells it. */
  image?: string
  keywords?: readonly string[]
  article?: ArticleHead
  /** Things of schema.org; a function is called here, so that its failure is logged and the page still served. */
  structuredData?: readonly GivenThing[]
  contentMeta?: ContentMeta
}

/**
 * The head of the page that answers a request; the site's name is added to its title where both fit. What is wrong in it is logged with the
 * specification's code, and safe words take its place.
 */
export function requestHead(request: Request, page: PageWords): PageHead {
  const locale = localeOf(request)
  const words = checkedWords(page, locale)
  const isIndexable = page.isIndexable ?? true
  const image = imageOf(page, words, locale)
  const head: PageHead = {
    ...words,
    path: page.path,
    locale,
    origin: siteOrigin,
    isIndexable,
    siteName: siteName(locale),
    image,
  }
  const tags = page.contentMeta === undefined ? [] : checkedTags(page.contentMeta, page.path)
  return {
    ...head,
    ...(Array.isArray(page.keywords) && page.keywords.length > 0 ? { keywords: [...page.keywords] } : {}),
    ...(page.article ? { article: page.article } : {}),
    ...(page.structuredData?.length ? { structuredData: serializedThings(page.structuredData, page.path) } : {}),
    ...(tags.length > 0 ? { contentTags: tags } : {}),
  }
}

/** Title and description by the rules of the specification; what is missing is taken from the site's own words. */
function checkedWords(page: PageWords, locale: Locale): { title: string; description: string } {
  const t = translator(locale)
  const title = page.title?.trim() ? fittingTitle(page.title, t('title.page', { page: page.title })) : ''
  const check = checkSeoConfig({ ...page, title })
  if (check.code) report('error', check.code, page.path)
  for (const warning of check.warnings) report('warn', warning, page.path)
  return {
    title: title || t('title.site'),
    description: page.description?.trim() ? page.description : t('seo.description'),
  }
}

/** The site's name is the first thing that a title can do without: results show it beside the title anyway. */
function fittingTitle(title: string, withSiteName: string): string {
  return lengthOf(withSiteName) > longestTitle ? title : withSiteName
}

function checkedTags(meta: ContentMeta, path: string) {
  const { tags, skipped } = contentTags(meta)
  if (skipped) report('warn', skipped, path)
  return tags
}

/** The image of the page, which chats also take from its body. */
function imageOf(page: PageWords, words: { title: string; description: string }, locale: Locale): PageImage {
  const key = page.image ?? imageKeyOf(page.path)
  // A search has a title of its own and the image of the list: one address for all of them.
  const shown = page.isIndexable === false ? [key, siteName(locale)] : [words.title, words.description]
  const mark = imageMark(shown)
  return {
    url: siteOrigin + imagePath(key, 'wide', locale, mark),
    square: imagePath(key, 'square', locale, mark),
    ...imageSizes.wide,
    alt: words.title,
  }
}
