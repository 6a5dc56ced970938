import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'

const countNames = [
  ...(['read', 'new', 'matched', 'standing', 'ambiguous', 'error'] as const),
  ...(['undone', 'edited', 'in_use'] as const),
]

/** What was counted, in words; what is none is left out. */
export function MigrationCountsText({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useTranslation('migration')
  const locale = useLocale()
  return formatList(
    countNames
      .filter((name) => (counts[name] ?? 0) > 0)
      .map((name) => `${t(`counts.${name}`)} ${formatNumber(counts[name] ?? 0, locale)}`),
    locale,
  )
}
