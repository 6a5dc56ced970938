import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { neighborhoods, specialties } from '#drizzle/schema/reference.ts'

/** Neighborhoods and specialties whose pages may name an event, in the reader's language. */
export async function listAreas(locale: Locale) {
  const [areas, fields] = await Promise.all([
    db
      .select({ id: neighborhoods.id, name: neighborhoods.name })
      .from(neighborhoods)
      .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id)),
    db
      .select({ id: specialties.id, name: specialties.name })
      .from(specialties)
      .orderBy(asc(specialties.sort), asc(specialties.id)),
  ])
  const options = (rows: typeof areas) => rows.map(({ id, name }) => ({ value: id, label: name[locale] }))
  return { neighborhoods: options(areas), specialties: options(fields) }
}
