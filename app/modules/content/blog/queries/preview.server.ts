import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { localizedOf, writtenLocales } from '#app/modules/content/blog/post-fields.ts'
import { isPreviewToken } from '#app/modules/content/blog/preview-token.server.ts'
import { shownOf, translationOf } from '#app/modules/content/blog/shown-values.ts'
import { type Post, shownPost } from '#app/modules/library/blog/post.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { readPostText } from './post-text.server.ts'

const number = /^[1-9]\d{0,8}$/

/** The text of a post that editors work on, by its number and the sealed part of a link; null when the link opens nothing. */
export async function findPreview(id: string, token: string, locale: Locale): Promise<Post | null> {
  if (!number.test(id)) return null
  const [post] = await db
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.number, Number(id)))
  if (!post || !isPreviewToken(token, post.id)) return null
  const { text } = await readPostText(post)
  const written = writtenLocales(text)
  if (written.length === 0) return null
  const texts = written.map((each) => ({
    locale: each,
    updatedAt: post.updatedAt,
    ...translationOf(text, { locale: each, number: post.number }),
  }))
  const shown = { ...post, ...shownOf(post, text), medicalReviewer: localizedOf(text, 'reviewer') }
  return shownPost({ post: shown, texts }, locale)
}
