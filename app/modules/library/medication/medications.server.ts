import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { findableOnce } from '#app/modules/library/search/findable-cache.ts'
import { byLetter } from '#app/modules/library/search/letter-index.ts'
import { searchEntries } from '#app/modules/library/search/match-words.ts'
import { facilities, facilityLanguages, medications, neighborhoods } from '#drizzle/schema/index.ts'
import { nameOrder } from '#app/core/format/intl.ts'
import { byGroup, groupOfMedicine } from './medicine-groups.ts'
import { pictureOfMedicine } from './medicine-picture.ts'
import { medicineTitle } from './medicine-title.ts'

function listMedications() {
  return db
    .select({
      id: medications.id,
      slug: medications.slug,
      generic: medications.generic,
      brands: medications.brands,
      names: medications.names,
      drugClass: medications.drugClass,
      status: medications.status,
      updatedAt: medications.updatedAt,
    })
    .from(medications)
    .orderBy(asc(medications.generic), asc(medications.id))
}

type Row = Awaited<ReturnType<typeof listMedications>>[number]

const findableMedication = (row: Row) =>
  findableOnce(row, () => ({
    names: [
      row.slug.replaceAll('-', ' '),
      row.generic,
      ...row.brands,
      ...locales.flatMap((locale) => row.names[locale]),
    ],
    texts: locales.map((locale) => row.drugClass[locale]),
  }))

function lineOf(row: Row, locale: Locale) {
  return {
    slug: row.slug,
    ...medicineTitle(row, locale),
    brands: row.brands,
    drugClass: row.drugClass[locale],
    group: groupOfMedicine(row.drugClass['en-US']),
    status: row.status,
  }
}

export type MedicineLine = ReturnType<typeof lineOf>

/** The medicines that answer `q`, the best first; without words all of them by what they are for and by letter. In one locale. */
export async function searchMedications(q: string, locale: Locale) {
  const rows = await listMedications()
  const found = q === '' ? null : searchEntries(rows, q, findableMedication).map((row) => lineOf(row, locale))
  const order = nameOrder(locale)
  const shown = found ? [] : rows.map((row) => lineOf(row, locale))
  const lines = shown.toSorted((a, b) => order.compare(a.title, b.title))
  return {
    q,
    total: rows.length,
    found,
    byGroup: byGroup(lines),
    byLetter: byLetter(lines, (line) => line.title, locale),
  }
}

export type MedicineList = Awaited<ReturnType<typeof searchMedications>>

/** The slug of a medicine by any of its names; null when it is nobody's. */
export async function findMedicationSlug(name: string): Promise<string | null> {
  const wanted = fold(name)
  if (wanted === '') return null
  const rows = await listMedications()
  const named =
    rows.find((row) => row.slug === name) ?? rows.find((row) => findableMedication(row).names.includes(wanted))
  return named?.slug ?? null
}

/** Everything that the page of a medicine shows, in one locale; null when there is none of that slug. */
export async function findMedication(slug: string, locale: Locale) {
  const [row] = await db.select().from(medications).where(eq(medications.slug, slug)).limit(1)
  if (!row) return null
  return {
    ...lineOf(row, locale),
    picture: pictureOfMedicine(row.drugClass['en-US']),
    generic: row.generic,
    otherNames: row.names[locale],
    namesElsewhere: isEnglish(locale) ? row.names['zh-Hans'] : [],
    forms: row.forms[locale],
    use: row.use[locale],
    cautions: row.cautions[locale],
    herbs: row.herbInteractions.map(({ herb, note }) => ({ herb: herb[locale], note: note[locale] })),
    sources: row.sources,
    reviewedOn: row.reviewedOn,
    overdueSince: overdueSince('medicine', row),
  }
}

export type Medicine = NonNullable<Awaited<ReturnType<typeof findMedication>>>

const shownPharmacies = 6

/** Ids of the kinds of Chinese (BCP 47). */
const chinese = [
  'cmn',
  'cmn-x-dongbei',
  'cmn-x-sichuan',
  'yue',
  'yue-x-toisan',
  'cdo',
  'nan',
  'nan-x-teochew',
  'hak',
].concat(['wuu', 'wuu-x-wenzhou', 'hnm'])

/** Pharmacies where somebody speaks a kind of Chinese, in one locale. */
export async function listChinesePharmacies(locale: Locale) {
  const speaking = db
    .selectDistinct({ id: facilityLanguages.facilityId })
    .from(facilityLanguages)
    .where(inArray(facilityLanguages.languageId, chinese))
  const rows = await db
    .select({
      slug: facilities.slug,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
      addressLine1: facilities.addressLine1,
      city: facilities.city,
      state: facilities.state,
      zip: facilities.zip,
      phone: facilities.phone,
      isDemo: facilities.isDemo,
      neighborhoodSlug: neighborhoods.slug,
      neighborhoodName: neighborhoods.name,
    })
    .from(facilities)
    .leftJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(and(eq(facilities.type, 'pharmacy'), eq(facilities.status, 'active'), inArray(facilities.id, speaking)))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
    .limit(shownPharmacies)
  return rows.map(({ nameHans, nameHant, neighborhoodName, addressLine1, city, state, zip, ...row }) => ({
    ...row,
    nameChinese: isEnglish(locale) ? null : chineseName({ nameHans, nameHant }, locale),
    neighborhoodName: neighborhoodName?.[locale] ?? null,
    address: `${addressLine1}, ${city}, ${state} ${zip}`,
  }))
}

export type Pharmacy = Awaited<ReturnType<typeof listChinesePharmacies>>[number]
