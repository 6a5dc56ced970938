import { useTranslation } from 'react-i18next'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { formatDay, formatNumber } from '#app/core/format/format.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { LotState, StockTag } from '../stock.ts'

/** So many of a unit. */
export function Amount({ number, unit }: { number: number; unit: string }) {
  const locale = useLocale()
  return (
    <>
      <span className="num">{formatNumber(number, locale)}</span> <span className="muted">{unit}</span>
    </>
  )
}

const tones = { low: 'wait', soon: 'warm', expired: 'bad' } as const satisfies Record<StockTag, TagTone>

/** What an item stands out by, in words. */
export function StockTags({ tags }: { tags: readonly StockTag[] }) {
  const { t } = useTranslation('supply')
  return tags.map((tag) => (
    <Tag key={tag} tone={tones[tag]}>
      {t(`tags.${tag}`)}
    </Tag>
  ))
}

/** A day without a time, which is the same everywhere. */
export function useDay() {
  const locale = useLocale()
  return (date: LocalDate) => formatDay(date, locale)
}

type Shown = Readonly<{ lotNumber: string; expiresOn: LocalDate | null; balance: number; state: LotState }>

/** A lot in words: its number, until when it can be used, and what is left. */
export function useLotWords() {
  const { t } = useTranslation('supply')
  const locale = useLocale()
  const day = useDay()
  const lotName = (lotNumber: string) => lotNumber || t('lots.noNumber')
  const expiry = ({ expiresOn, state }: Pick<Shown, 'expiresOn' | 'state'>) => {
    if (expiresOn === null) return t('lots.noExpiry')
    return t(state === 'expired' ? 'lots.expiredOn' : 'lots.goodUntil', { date: day(expiresOn) })
  }
  const line = (lot: Shown) =>
    t('lots.line', {
      lot: lotName(lot.lotNumber),
      expiry: expiry(lot),
      left: formatNumber(lot.balance, locale),
    })
  return { lotName, expiry, line }
}
