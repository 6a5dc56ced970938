import { useTranslation } from 'react-i18next'
import { addDays, type LocalDate, utcMidnight } from '#app/core/calendar/dates.ts'
import { formatDate } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { type Span } from '../inventory.ts'

/** Days of campaigns in words; a span ends with its last day. */
export function useDayWords() {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const day = (date: LocalDate) => formatDate(utcMidnight(date), locale, 'UTC')
  const span = ({ startsOn, endsOn }: Span) => t('span', { from: day(startsOn), to: day(addDays(endsOn, -1)) })
  return { day, span }
}
