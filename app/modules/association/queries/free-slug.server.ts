import { asc, like } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationSlugs } from '#drizzle/schema/association/settings.ts'
import { slugOf } from '../association-slug.ts'

/** The address that its name gives, or the first with a number behind it that nobody has or had. */
export async function freeSlug(tx: Transaction, nameEn: string): Promise<string> {
  const wanted = slugOf(nameEn)
  const rows = await tx
    .select({ slug: associations.slug })
    .from(associations)
    .where(like(associations.slug, `${wanted}%`))
    .orderBy(asc(associations.slug))
  const left = await tx
    .select({ slug: associationSlugs.slug })
    .from(associationSlugs)
    .where(like(associationSlugs.slug, `${wanted}%`))
  const taken = new Set([...rows, ...left].map(({ slug }) => slug))
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) => (at === 0 ? wanted : `${wanted}-${at + 1}`))
  return numbered.find((slug) => !taken.has(slug))!
}
