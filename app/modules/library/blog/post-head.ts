import type { MetaDescriptor } from '@remix-run/node'
import { defaultLocale, type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'

type LinkDescriptor = { tagName: 'link'; rel: string; hrefLang?: string; href: string }

const isAddress = (descriptor: MetaDescriptor): descriptor is LinkDescriptor =>
  'tagName' in descriptor && (descriptor.rel === 'canonical' || 'hrefLang' in descriptor)

/**
 * The head of a post whose slug differs between languages, or that some have none of: the canonical address is that of the text's own
 * language, and only languages it is written in are its alternates.
 */
export function withOwnAddresses(
  descriptors: readonly MetaDescriptor[],
  post: { origin: string; locale: Locale; slugs: Partial<Record<Locale, string>> },
): MetaDescriptor[] {
  if (!descriptors.some(isAddress)) return [...descriptors]
  const address = (locale: Locale) => post.origin + withPrefix(paths.blog(post.slugs[locale]!), locale)
  const written = locales.filter((locale) => post.slugs[locale] !== undefined)
  const fallback = written.includes(defaultLocale) ? defaultLocale : post.locale
  const link = (hrefLang: string, locale: Locale) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: address(locale),
  })
  return [
    ...descriptors.filter((descriptor) => !isAddress(descriptor)),
    { tagName: 'link', rel: 'canonical', href: address(post.locale) },
    ...written.map((locale) => link(locale, locale)),
    link('x-default', fallback),
  ]
}
