import { and, eq, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** An association that takes applications; null for any other. */
export async function findJoinable(slug: string, locale: Locale) {
  const { name, joinRule, duesCents } = associations
  const isOpen = and(eq(associations.slug, slug), eq(associations.status, 'approved'), ne(joinRule, 'invite'))
  const [row] = await db.select({ slug: associations.slug, name, joinRule, duesCents }).from(associations).where(isOpen)
  return row ? { ...row, name: row.name[locale] } : null
}
