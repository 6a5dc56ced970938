import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { isSeenBy, type PostActor } from '#app/modules/content/blog/post-rights.ts'
import { findLastRevision } from '#app/modules/content/queries/revisions.server.ts'
import { type ContentText, tidyText, writeSources } from '#app/modules/content/text-fields.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'

export type PostRow = typeof blogPosts.$inferSelect

/** @throws DomainError not_found `content.unknown` */
export async function getPostRow(id: string, reader: Reader = db): Promise<PostRow> {
  const [post] = await reader.select().from(blogPosts).where(eq(blogPosts.id, id))
  if (!post) throw new DomainError('not_found', 'content.unknown')
  return post
}

/** A post that is there for somebody. @throws DomainError not_found `content.unknown` for any other */
export async function getPostFor(actor: PostActor, id: string): Promise<PostRow> {
  const post = await getPostRow(id)
  if (!isSeenBy(actor, post)) throw new DomainError('not_found', 'content.unknown')
  return post
}

/** What readers see of a post, as editors edit it. */
async function readShownText(post: PostRow, reader: Reader = db): Promise<ContentText> {
  const texts = await reader
    .select()
    .from(blogTranslations)
    .where(eq(blogTranslations.postId, post.id))
    .orderBy(asc(blogTranslations.locale))
  const own = texts.flatMap((text) =>
    Object.entries({
      ...{ title: text.title, excerpt: text.excerpt, body: text.body, slug: text.slug, origin: text.origin },
      ...{ seoTitle: text.seoTitle ?? '', seoDescription: text.seoDescription ?? '' },
      keywords: text.keywords.join(', '),
    }).map(([name, value]) => [`${name}.${text.locale}`, value] as const),
  )
  const ofPost = locales.flatMap((locale) => [
    [`author.${locale}`, post.authorName[locale]] as const,
    [`reviewer.${locale}`, post.medicalReviewer?.[locale] ?? ''] as const,
    [`coverAlt.${locale}`, post.coverAlt?.[locale] ?? ''] as const,
  ])
  return tidyText({
    ...Object.fromEntries([...own, ...ofPost]),
    category: post.categoryId,
    specialties: post.specialtySlugs.join(', '),
    sources: writeSources(post.sources),
    reviewedOn: post.reviewedOn ?? '',
    reviewDueOn: post.reviewDueOn ?? '',
    coverId: post.coverId ?? '',
  })
}

/** The last text kept of a post with its number; of one that nobody has edited, what readers see and 0. */
export async function readPostText(post: PostRow, reader: Reader = db): Promise<{ number: number; text: ContentText }> {
  const last = await findLastRevision({ kind: 'post', id: post.id }, reader)
  return last ?? { number: 0, text: await readShownText(post, reader) }
}
