import { asc, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** Every association that has been approved, also those that are suspended, by their address. */
export async function listOverseen(locale: Locale) {
  const rows = await db
    .select({ id: associations.id, slug: associations.slug, name: associations.name, status: associations.status })
    .from(associations)
    .where(inArray(associations.status, ['approved', 'suspended']))
    .orderBy(asc(associations.slug))
  return rows.map(({ name, ...row }) => ({ ...row, name: name[locale] }))
}

export type OverseenAssociation = Awaited<ReturnType<typeof listOverseen>>[number]
