import type { MetaDescriptor } from '@remix-run/node'
import { defaultLocale, type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'

export type PageHead = {
  /** Complete, with the site's name. */
  title: string
  description: string
  /** Root-form path of the canonical address, with the query that belongs to it. */
  path: string
  locale: Locale
  /** Origin without a trailing slash. */
  origin: string
  /** Kept out of search engines: thin pages, filtered lists, private pages. */
  isIndexable: boolean
}

/** The head of a page as Remix descriptors: title, description, robots, canonical and the three languages. */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const address = (locale: Locale) => head.origin + withPrefix(head.path, locale)
  const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.isIndexable
      ? [
          { tagName: 'link', rel: 'canonical', href: address(head.locale) },
          ...alternates.map(([hrefLang, locale]) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang,
            href: address(locale),
          })),
        ]
      : [{ name: 'robots', content: 'noindex, nofollow' }]),
  ]
}

/** `export const meta` of a route whose loader answers `{ head }`. */
export function metaOf({ data }: { data: unknown }): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | undefined)?.head
  return head ? pageHead(head) : [{ name: 'robots', content: 'noindex, nofollow' }]
}
