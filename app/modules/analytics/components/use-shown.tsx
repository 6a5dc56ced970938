import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Shown } from '../suppress.ts'

/** Numbers as the page says them. */
export function useShown() {
  const { t } = useTranslation('analytics')
  const locale = useLocale()
  return {
    shown: (cell: Shown) =>
      cell.kind === 'number'
        ? formatNumber(cell.count, locale)
        : cell.kind === 'few'
          ? t('shown.few')
          : t('shown.withheld'),
    percent: (value: number | null) => (value === null ? '—' : t('percent', { value: formatNumber(value, locale) })),
    days: (value: number | null) => (value === null ? '—' : t('days', { value: formatNumber(value, locale) })),
    hours: (value: number | null) => (value === null ? '—' : t('hours', { value: formatNumber(value, locale) })),
  }
}
