import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale, LocalizedList } from '#app/core/i18n/locale.ts'
import { imagingModalities } from '#drizzle/schema/content.ts'
import type { BilingualLine } from './checklist.ts'
import { otherLanguage } from './other-language.ts'

function linesOf(list: LocalizedList, locale: Locale): BilingualLine[] {
  const other = list[otherLanguage(locale)]
  return list[locale].map((text, index) => ({ text, other: other[index] ?? '' }))
}

/** Every kind of examination with all its lines in two languages, in the order of the table. */
export async function listModalities(locale: Locale) {
  const rows = await db.select().from(imagingModalities).orderBy(asc(imagingModalities.sort), asc(imagingModalities.id))
  return rows.map((row) => ({
    slug: row.slug,
    dicomCode: row.dicomCode,
    name: row.name[locale],
    nameOther: row.name[otherLanguage(locale)],
    description: row.description[locale],
    usesRadiation: row.usesRadiation,
    minutes: { min: row.minMinutes, max: row.maxMinutes },
    preparation: linesOf(row.preparation, locale),
    withContrast: linesOf(row.withContrast, locale),
    ifPregnant: linesOf(row.ifPregnant, locale),
    withImplants: linesOf(row.withImplants, locale),
    bring: linesOf(row.bring, locale),
    sources: row.sources,
    reviewedOn: row.reviewedOn,
    overdueSince: overdueSince('modality', row),
  }))
}

export type Modality = Awaited<ReturnType<typeof listModalities>>[number]
