import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { referenceTableOf } from '../reference-tables.ts'
import type { ReferenceColumn, TableKey } from '../table-columns.ts'

/** What people call a column of a table, or one of its languages; nothing where the table has no such column. */
export function useColumnWords(table: TableKey) {
  const { t } = useTranslation('data')
  const columns = referenceTableOf(table)!.columns
  return (field: string) => {
    const locale = locales.find((each) => field.endsWith(`-${each}`))
    const column = locale ? field.slice(0, -locale.length - 1) : field
    const label = columns.find(({ name }) => name === column)?.label ?? column
    const name = t(`fields.${label}` as 'fields.name', { defaultValue: '' })
    return locale && name ? t('row.inLanguage', { name, language: t(`languages.${locale}`) }) : name
  }
}

/** What people call a code of a column that has only certain ones. */
export function useChoiceWords() {
  const { t } = useTranslation('data')
  return ({ name, choiceWords = name }: ReferenceColumn, code: string) =>
    t(`choices.${choiceWords}.${code}` as 'choices.decision.return')
}
