import type { Locale } from '#app/core/i18n/locale.ts'
import type { blogPosts } from '#drizzle/schema/content.ts'
import { type ContentText, readSources, readWords } from '../text-fields.ts'
import { localizedOf, originIn, suggestedSlug } from './post-fields.ts'

/** What readers get of a text in one language. Without a slug of its own it has that of the English title, or the post's number. */
export function translationOf(text: ContentText, { locale, number }: Readonly<{ locale: Locale; number: number }>) {
  const of = (name: string) => text[`${name}.${locale}`] ?? ''
  return {
    slug: of('slug') || suggestedSlug(text['title.en-US'] ?? '') || `post-${number}`,
    title: of('title'),
    excerpt: of('excerpt'),
    body: of('body'),
    seoTitle: of('seoTitle') || null,
    seoDescription: of('seoDescription') || null,
    keywords: readWords(of('keywords')),
    origin: originIn(text, locale),
  }
}

/** What of a post itself follows from its text. */
export function shownOf(post: Pick<typeof blogPosts.$inferSelect, 'categoryId' | 'authorName'>, text: ContentText) {
  return {
    categoryId: text['category'] ?? post.categoryId,
    authorName: localizedOf(text, 'author') ?? post.authorName,
    reviewedOn: text['reviewedOn'] ?? null,
    reviewDueOn: text['reviewDueOn'] ?? null,
    sources: readSources(text['sources']),
    specialtySlugs: readWords(text['specialties']),
    coverId: text['coverId'] ?? null,
    coverAlt: localizedOf(text, 'coverAlt'),
  }
}
