import type { Locale } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { fieldKeys } from './field-keys.ts'

/** A field of an entry in words; a name that no version of the product writes any more is shown as what it is. */
export function fieldWords(action: string, field: string, locale: Locale): string {
  const i18n = i18nOf[locale]
  const key = fieldKeys(action, field).find((each) => i18n.exists(each))
  return key ? i18n.t(key as 'oversight:audit.title') : i18n.t('oversight:audit.unknownField', { name: field })
}
