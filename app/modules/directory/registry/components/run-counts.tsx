import { useTranslation } from 'react-i18next'
import { formatList, formatNumber } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { noCounts } from '../counts.ts'

const countNames = [
  ...(Object.keys(noCounts()) as (keyof ReturnType<typeof noCounts>)[]),
  ...(['undone', 'edited', 'in_use'] as const),
]

/** What a run has counted, in words; what is none is left out. */
export function RunCounts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  return formatList(
    countNames
      .filter((name) => (counts[name] ?? 0) > 0)
      .map((name) => `${t(`counts.${name}`)} ${formatNumber(counts[name] ?? 0, locale)}`),
    locale,
  )
}
