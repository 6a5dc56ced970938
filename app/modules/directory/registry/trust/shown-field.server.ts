import { formatPhone } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'

/** Fields that hold codes, and where the words of those are. */
const coded: Readonly<Record<string, string>> = {
  status: 'merging:statuses',
  gender: 'practice:profile.genders',
  type: 'directory:location.type',
}

/** A field of a record as people read it: numbers are kept in E.164, a few values as codes. */
export function shownField(field: string, value: string | null, locale: Locale): string {
  if (value === null) return ''
  if (field === 'phone' || field === 'fax') return formatPhone(value)
  const words = coded[field]
  return words ? i18nOf[locale].t(`${words}.${value}`, { defaultValue: value }) : value
}
