import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { type Localized, locales } from '#app/core/i18n/locale.ts'
import type { PostActor } from '#app/modules/content/blog/post-rights.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { blogCategories } from '#drizzle/schema/content.ts'
import { media } from '#drizzle/schema/directory.ts'

/** What is kept beside what editors type, and written by commands of its own. */
const keptBeside = ['reviewedOn', 'reviewDueOn', 'signedNumber']
const isKeptBeside = (key: string) => keptBeside.includes(key) || key.startsWith('reviewer.')

/** The typed text with what only other commands write as it was; a doctor's post bears the name of the profile, whatever is typed. */
export function typedText(before: ContentText, typed: ContentText, author: Localized | null): ContentText {
  const kept = Object.entries(before).filter(([key]) => isKeptBeside(key))
  const own = Object.entries(typed).filter(([key]) => !isKeptBeside(key))
  const names = author ? locales.map((locale) => [`author.${locale}`, author[locale]] as const) : []
  return Object.fromEntries([...own, ...kept, ...names])
}

/** @throws DomainError invalid `content.category_unknown` */
export async function demandCategory(tx: Transaction, id: string | undefined): Promise<string> {
  const [category] = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id ?? ''))
  if (!category) throw new DomainError('invalid', 'content.category_unknown')
  return category.id
}

/** The cover that a text names, and the one that it named before. */
type CoverChoice = Readonly<{ before?: string | undefined; id?: string | undefined }>

/** A doctor shows covers that they have brought themselves. @throws DomainError not_found `content.unknown` for any other */
export async function demandCover(tx: Transaction, actor: PostActor, cover: CoverChoice): Promise<void> {
  if (actor.scope === 'admin' || cover.id === undefined || cover.id === cover.before) return
  const isTheirs = and(eq(media.ownerType, 'provider'), eq(media.ownerId, actor.providerId ?? ''))
  const [row] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, cover.id), eq(media.kind, 'cover'), isTheirs))
  if (!row) throw new DomainError('not_found', 'content.unknown')
}
