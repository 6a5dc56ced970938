import { useTranslation } from 'react-i18next'
import { isLocale } from '#app/core/i18n/locale.ts'

/** A key of a text in words: the field, and the language where it has one. */
export function useKeyWords(): (key: string) => string {
  const { t } = useTranslation('content')
  return (key) => {
    const [name = '', locale] = key.split(/\.(.*)/s)
    const field = t(`fields.${name as 'title'}`)
    return isLocale(locale) ? t('fields.in', { field, language: t(`languages.${locale}`) }) : field
  }
}
