import { type Faults, words } from '#app/core/form/form.ts'
import type { Localized } from '#app/core/i18n/locale.ts'

const typed = words(120)

/** The fields of a form in which an association is named. */
export const nameFields = { nameHans: typed, nameHant: typed, nameEn: typed }

type TypedNames = Readonly<Partial<Record<keyof typeof nameFields, string>>>

/** The name in three languages as it was typed. Faults are keys of `association`. */
export function readNames(given: TypedNames, faults: Faults): Localized {
  const said = (field: keyof TypedNames) => {
    const text = given[field]?.trim() ?? ''
    if ([...text].length < 2) faults[field] = `errors.${field}`
    return text
  }
  const nameEn = said('nameEn')
  if (nameEn && !/[a-z]/i.test(nameEn)) faults.nameEn = 'errors.nameEn'
  return { 'zh-Hans': said('nameHans'), 'zh-Hant': said('nameHant'), 'en-US': nameEn }
}
