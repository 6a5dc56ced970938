import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilityPharmacies } from '#drizzle/schema/practice/pharmacy.ts'
import { languages } from '#drizzle/schema/reference.ts'

export type Pharmacy = Readonly<typeof facilityPharmacies.$inferSelect>

/** The pharmacies of a clinic by name; archived ones as well where that is asked. */
export function listPharmacies(facilityId: string, { archived = false } = {}): Promise<Pharmacy[]> {
  const isOwn = eq(facilityPharmacies.facilityId, facilityId)
  return db
    .select()
    .from(facilityPharmacies)
    .where(archived ? isOwn : and(isOwn, eq(facilityPharmacies.isArchived, false)))
    .orderBy(asc(facilityPharmacies.isArchived), asc(facilityPharmacies.name), asc(facilityPharmacies.id))
}

/** One of a clinic; null for another clinic's as for none. */
export async function findPharmacy(facilityId: string, id: string, reader: Reader = db): Promise<Pharmacy | null> {
  const isIt = and(eq(facilityPharmacies.id, id), eq(facilityPharmacies.facilityId, facilityId))
  const [row] = await reader.select().from(facilityPharmacies).where(isIt)
  return row ?? null
}

/** The pharmacies of our directory that may be taken over, by name. */
export async function listDirectoryPharmacies(locale: Locale) {
  const rows = await db
    .select()
    .from(facilities)
    .where(and(eq(facilities.type, 'pharmacy'), inArray(facilities.status, ['pending', 'active'])))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
    .limit(200)
  return rows.map((row) => ({ slug: row.slug, name: facilityName(row, locale), row }))
}

/** Languages to choose from, in the order in which they are usually asked for. */
export async function listPharmacyLanguages(locale: Locale) {
  const rows = await db.select().from(languages).orderBy(asc(languages.sort), asc(languages.id))
  return rows.map(({ id, name }) => ({ id, name: name[locale] }))
}
