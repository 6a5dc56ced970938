import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Interval } from '../periods.ts'

/** What a level is called. */
export function useLevelName() {
  const { t } = useTranslation('dashboard')
  return (tier: number) => t(`tiers.${tier as 1}`)
}

/** "$49 a month". */
export function usePriceWords() {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  return (cents: number, interval: Interval) => t(`now.${interval}`, { price: formatMoney(cents, locale) })
}
