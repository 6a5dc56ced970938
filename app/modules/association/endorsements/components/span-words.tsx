import { useTranslation } from 'react-i18next'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { formatDay } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** From the first day to the last, in words. */
export function useSpanWords() {
  const { t } = useTranslation('association-endorsements')
  const locale = useLocale()
  const day = (date: LocalDate) => formatDay(date, locale)
  return ({ startsOn, endsOn }: { startsOn: LocalDate; endsOn: LocalDate }) =>
    t('span', { from: day(startsOn), to: day(endsOn) })
}
