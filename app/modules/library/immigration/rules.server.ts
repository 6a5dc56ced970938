import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { findSpecialtiesOf } from '#app/modules/directory/queries/provider-parts.server.ts'
import { i693Rules } from '#drizzle/schema/content.ts'
import { providerCredentials, providerFacilities, providers } from '#drizzle/schema/directory.ts'

/** Every rule of the examination with its words, in the order of the table. */
export async function listI693Rules(locale: Locale, reader: Reader = db) {
  const rows = await reader.select().from(i693Rules).orderBy(asc(i693Rules.sort), asc(i693Rules.id))
  return rows.map((row) => ({
    /** A code may stand in several rows, for other ages or other days. */
    id: row.id,
    kind: row.kind,
    code: row.code,
    name: row.name[locale],
    nameEn: row.name['en-US'],
    text: row.text[locale],
    /** A booklet is in Chinese whatever the page's language. */
    bookletNames: isEnglish(locale)
      ? [...new Set([...row.bookletNames['zh-Hans'], ...row.bookletNames['en-US']])]
      : row.bookletNames[locale],
    minMonths: row.minMonths,
    minWeeks: row.minWeeks,
    maxMonths: row.maxMonths,
    bornFrom: row.bornFrom,
    seasonFrom: row.seasonFrom,
    seasonTo: row.seasonTo,
    effectiveFrom: row.effectiveFrom,
    effectiveTo: row.effectiveTo,
    isRetired: row.isRetired,
    sources: row.sources,
    reviewedOn: row.reviewedOn,
    overdueSince: overdueSince('exam-rule', row),
  }))
}

export type I693Rule = Awaited<ReturnType<typeof listI693Rules>>[number]

/** What a Chinese booklet may call the vaccines of the rules, whatever the page's language, by their codes. */
export async function listBookletNames() {
  const rows = await db.select().from(i693Rules).where(eq(i693Rules.kind, 'vaccine')).orderBy(asc(i693Rules.sort))
  return rows.map(({ code, name, bookletNames }) => {
    const names = Object.values(name).flatMap((each) => [each, each.replace(/[（(].*$/, '')])
    return {
      code,
      names: [...names, ...Object.values(bookletNames).flat()],
      /** As booklets have it, in both scripts. */
      written: [...new Set([...bookletNames['zh-Hans'], ...bookletNames['zh-Hant']])],
    }
  })
}

/** Listed civil surgeons by the place where they work: only they may sign the form. */
export async function findCivilSurgeonsAt(facilityIds: string[], locale: Locale) {
  if (facilityIds.length === 0) return new Map<string, CivilSurgeon[]>()
  const rows = await db
    .select({
      provider: providers,
      providerFacilityId: providerFacilities.id,
      facilityId: providerFacilities.facilityId,
      isBookable: providerFacilities.isBookable,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(providerCredentials, eq(providerCredentials.providerId, providers.id))
    .where(
      and(
        inArray(providerFacilities.facilityId, facilityIds),
        isNull(providerFacilities.activeTo),
        eq(providers.status, 'listed'),
        eq(providerCredentials.kind, 'civil_surgeon'),
        eq(providerCredentials.verifyState, 'verified'),
      ),
    )
    .orderBy(desc(providerFacilities.isPrimary), asc(providers.slug), asc(providerCredentials.id))
  const specialties = await findSpecialtiesOf(rows.map(({ provider }) => provider.id))
  const surgeons = rows.flatMap(({ provider, isBookable, ...where }) => {
    const specialty = specialties.find(({ providerId }) => providerId === provider.id)
    return specialty
      ? [
          {
            ...where,
            slug: provider.slug,
            specialty: specialty.slug,
            name: displayName(provider, locale),
            isBookable,
            takesNew: provider.accepting !== 'no',
          },
        ]
      : []
  })
  const once = surgeons.filter(
    (one, index) =>
      surgeons.findIndex((each) => each.slug === one.slug && each.facilityId === one.facilityId) === index,
  )
  return groupBy(once, ({ facilityId }) => facilityId)
}

export type CivilSurgeon = {
  providerFacilityId: string
  facilityId: string
  slug: string
  specialty: string
  name: ReturnType<typeof displayName>
  isBookable: boolean
  takesNew: boolean
}
