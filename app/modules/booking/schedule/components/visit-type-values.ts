import type { VisitTypeRow } from '../schedule-change.ts'

/** The languages of a text, by the ends of their fields' names. */
export const localeFields = [
  ['Hans', 'zh-Hans'],
  ['Hant', 'zh-Hant'],
  ['En', 'en-US'],
] as const

/** The fields in the order in which they stand on the page. */
export const visitTypeFieldNames = [
  'nameHans',
  'nameHant',
  'nameEn',
  'minutes',
  'bufferBefore',
  'bufferAfter',
  'alignMinutes',
  'leadMinutes',
  'horizonDays',
  'mode',
  'newPatients',
  'approval',
  'capacity',
  'dailyCap',
  'cancelNoticeMinutes',
  'rescheduleNoticeMinutes',
  'maxReschedules',
  'price',
  'instructionsHans',
  'instructionsHant',
  'instructionsEn',
  'sort',
] as const

export type VisitTypeFieldName = (typeof visitTypeFieldNames)[number]

/** What the form begins with where nothing is stored. */
export const freshVisitType: Partial<Record<VisitTypeFieldName, string>> = {
  minutes: '30',
  bufferBefore: '0',
  bufferAfter: '0',
  alignMinutes: '30',
  leadMinutes: '120',
  horizonDays: '60',
  mode: 'in_person',
  newPatients: 'all',
  approval: 'auto',
  capacity: '1',
  cancelNoticeMinutes: '240',
  rescheduleNoticeMinutes: '240',
  maxReschedules: '3',
  sort: '1',
}

/** A stored visit type as its form's fields take it. */
export function storedVisitType(row: VisitTypeRow): Partial<Record<VisitTypeFieldName, string>> {
  const texts = localeFields.flatMap(([field, locale]) => [
    [`name${field}`, row.name[locale]],
    [`instructions${field}`, row.instructions?.[locale]],
  ])
  const plain = (Object.keys(freshVisitType) as (keyof VisitTypeRow & VisitTypeFieldName)[]).map((name) => [
    name,
    String(row[name]),
  ])
  return {
    ...(Object.fromEntries([...texts, ...plain]) as Partial<Record<VisitTypeFieldName, string>>),
    ...(row.dailyCap === null ? {} : { dailyCap: String(row.dailyCap) }),
    ...(row.priceCents === null ? {} : { price: String(row.priceCents / 100) }),
  }
}
