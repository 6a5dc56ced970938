import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { nameOrder } from '#app/core/format/intl.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { findLogos } from '../identity/queries/logos.server.ts'
import { otherName } from '../other-name.ts'

/** All approved associations, as readers look names up. There are some dozens of them in the area at most. */
export async function listAssociations(locale: Locale) {
  const { id, slug, name, kind, categories, about, isDemo } = associations
  const rows = await db
    .select({ id, slug, name, kind, categories, about, isDemo })
    .from(associations)
    .where(eq(associations.status, 'approved'))
    .orderBy(asc(slug))
  const logos = await findLogos(rows.map((row) => row.id))
  const order = nameOrder(locale)
  return rows
    .map((row) => ({
      ...row,
      name: row.name[locale],
      logo: logos.get(row.id) ?? null,
      other: otherName(row.name, locale),
      about: row.about[locale].split(/\n+/, 1)[0]!,
    }))
    .sort((one, another) => order.compare(one.name, another.name))
}

export type ListedAssociation = Awaited<ReturnType<typeof listAssociations>>[number]
