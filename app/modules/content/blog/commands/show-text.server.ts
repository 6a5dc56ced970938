import { and, eq, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { localizedOf, publishFaults, writtenLocales } from '#app/modules/content/blog/post-fields.ts'
import { shownOf, translationOf } from '#app/modules/content/blog/shown-values.ts'
import type { PostRow } from '#app/modules/content/blog/queries/post-text.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { jsonNull } from './take-post.server.ts'

type TranslationRow = typeof blogTranslations.$inferSelect

type NewTranslation = ReturnType<typeof translationOf>

const isSame = (row: TranslationRow, next: NewTranslation) =>
  (Object.keys(next) as (keyof NewTranslation)[]).every(
    (name) => JSON.stringify(row[name]) === JSON.stringify(next[name]),
  )

/** @throws DomainError conflict `content.slug_taken` when another post has the slug in that language */
async function demandFreeSlug(
  tx: Transaction,
  post: PostRow,
  { locale, slug }: Readonly<{ locale: Locale; slug: string }>,
): Promise<void> {
  const hasSlug = and(eq(blogTranslations.locale, locale), eq(blogTranslations.slug, slug))
  const [other] = await tx
    .select({ id: blogTranslations.id })
    .from(blogTranslations)
    .where(and(hasSlug, ne(blogTranslations.postId, post.id)))
  if (other) throw new DomainError('conflict', 'content.slug_taken')
}

/** @throws DomainError as `demandFreeSlug` */
async function writeTranslation(
  tx: Transaction,
  post: PostRow,
  { locale, row, next }: Readonly<{ locale: Locale; row: TranslationRow | undefined; next: NewTranslation }>,
): Promise<void> {
  if (row && isSame(row, next)) return
  await demandFreeSlug(tx, post, { locale, slug: next.slug })
  const fields = { ...next, updatedAt: now() }
  if (row) await tx.update(blogTranslations).set(fields).where(eq(blogTranslations.id, row.id))
  else await tx.insert(blogTranslations).values({ id: newId(), postId: post.id, locale, ...fields })
  if (row && row.slug !== next.slug) await leadOn(tx, 'blog', { from: row.slug, to: next.slug })
}

/** Makes readers see a text: the post and its translations say what the text says; old slugs lead on to the new ones. */
async function writeShown(tx: Transaction, post: PostRow, text: ContentText): Promise<void> {
  const written = writtenLocales(text)
  const rows = await tx.select().from(blogTranslations).where(eq(blogTranslations.postId, post.id))
  for (const row of rows) {
    if (!written.includes(row.locale)) await tx.delete(blogTranslations).where(eq(blogTranslations.id, row.id))
  }
  for (const locale of written) {
    const row = rows.find((each) => each.locale === locale)
    await writeTranslation(tx, post, { locale, row, next: translationOf(text, { locale, number: post.number }) })
  }
  await tx
    .update(blogPosts)
    .set({ ...shownOf(post, text), medicalReviewer: localizedOf(text, 'reviewer') ?? jsonNull })
    .where(eq(blogPosts.id, post.id))
}

/**
 * Sees that a text could be published as it stands.
 * @throws DomainError invalid `content.incomplete` for a text that lacks something, conflict `content.slug_taken`
 */
export async function demandShowable(tx: Transaction, post: PostRow, text: ContentText): Promise<void> {
  if (publishFaults(text).length > 0) throw new DomainError('invalid', 'content.incomplete')
  for (const locale of writtenLocales(text))
    await demandFreeSlug(tx, post, { locale, slug: translationOf(text, { locale, number: post.number }).slug })
}

/**
 * Publishes a text of a post: what readers see is this text.
 * @throws DomainError invalid `content.incomplete` for a text that lacks something, conflict `content.slug_taken`
 */
export async function showText(tx: Transaction, post: PostRow, text: ContentText): Promise<void> {
  if (publishFaults(text).length > 0) throw new DomainError('invalid', 'content.incomplete')
  await writeShown(tx, post, text)
}
