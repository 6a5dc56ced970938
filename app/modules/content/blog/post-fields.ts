import { type Locale, type Localized, locales } from '#app/core/i18n/locale.ts'
import { type ContentText, inEvery, once, type TextField } from '../text-fields.ts'

/** What editors type of a post. Who reviewed it, its cover and where its words come from are kept beside. */
export const postFields: readonly TextField[] = [
  inEvery('title', 'line'),
  inEvery('excerpt', 'text'),
  inEvery('body', 'markdown'),
  inEvery('slug', 'line'),
  inEvery('seoTitle', 'line'),
  inEvery('seoDescription', 'text'),
  inEvery('keywords', 'words'),
  inEvery('coverAlt', 'line'),
  inEvery('author', 'line'),
  once('specialties', 'words'),
  once('sources', 'sources'),
]

/** The fields of a post; one of a doctor bears the name of their profile, which nobody types. */
export function fieldsFor(post: Readonly<{ isOfDoctor: boolean }>): readonly TextField[] {
  return post.isOfDoctor ? postFields.filter(({ name }) => name !== 'author') : postFields
}

export const textOrigins = ['human', 'converted', 'machine_unreviewed'] as const
export type TextOrigin = (typeof textOrigins)[number]

/** Where the words of a language come from; nothing said is that a person wrote or read them. */
export function originIn(text: ContentText, locale: Locale): TextOrigin {
  return textOrigins.find((origin) => origin === text[`origin.${locale}`]) ?? 'human'
}

/** The languages that a text is written in. */
export const writtenLocales = (text: ContentText): Locale[] =>
  locales.filter((locale) => Boolean(text[`title.${locale}`]) || Boolean(text[`body.${locale}`]))

/** A text in every language; where it stands in some only, the others have the next best. */
export function localizedOf(text: ContentText, name: string): Localized | null {
  const any = locales.map((locale) => text[`${name}.${locale}`]).find(Boolean)
  if (!any) return null
  const of = (locale: Locale) => text[`${name}.${locale}`] ?? any
  return { 'zh-Hans': of('zh-Hans'), 'zh-Hant': of('zh-Hant'), 'en-US': of('en-US') }
}

/** What a slug may be: letters and digits of any script in small letters, joined by hyphens. */
const slugShape = /^(?=.{1,160}$)(?!\d+$)[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u

/** The slug that a title suggests; an empty one for a title without Latin letters. */
export function suggestedSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return plain
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/** Above these the specification warns; nothing is refused. */
const seoLimits = { title: 60, description: 155 } as const

export type SeoWarning = { locale: Locale; part: keyof typeof seoLimits; length: number; limit: number }

/** What of a post search engines would cut off: its own words for them, or those that stand in for them. */
export function seoWarnings(text: ContentText): SeoWarning[] {
  return writtenLocales(text).flatMap((locale) => {
    const said = {
      title: text[`seoTitle.${locale}`] ?? text[`title.${locale}`] ?? '',
      description: text[`seoDescription.${locale}`] ?? text[`excerpt.${locale}`] ?? '',
    }
    return (['title', 'description'] as const).flatMap((part) => {
      const length = [...said[part]].length
      return length > seoLimits[part] ? [{ locale, part, length, limit: seoLimits[part] }] : []
    })
  })
}

export type PublishFault = 'nothing' | 'title' | 'excerpt' | 'body' | 'author' | 'slug' | 'coverAlt'

/** What a post lacks to be published. */
export function publishFaults(text: ContentText): PublishFault[] {
  const written = writtenLocales(text)
  if (written.length === 0) return ['nothing']
  const parts = ['title', 'excerpt', 'body'] as const
  const missing = parts.filter((part) => written.some((locale) => !text[`${part}.${locale}`]))
  const hasBadSlug = written.some((locale) => {
    const slug = text[`slug.${locale}`]
    return slug !== undefined && !slugShape.test(slug)
  })
  const lacksAlt = Boolean(text['coverId']) && written.some((locale) => !text[`coverAlt.${locale}`])
  return [
    ...missing,
    ...(localizedOf(text, 'author') ? [] : (['author'] as const)),
    ...(hasBadSlug ? (['slug'] as const) : []),
    ...(lacksAlt ? (['coverAlt'] as const) : []),
  ]
}
