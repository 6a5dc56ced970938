import { useTranslation } from 'react-i18next'
import { type LocalDate, utcMidnight } from '#app/core/calendar/dates.ts'
import { formatDay, formatShortDate } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { lastDayOf, type Span } from '../inventory.ts'

/** Days of campaigns in words; a span ends with its last day and says a year once where it can: Dec 14 to Dec 27, 2026. */
export function useDayWords() {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const day = (date: LocalDate) => formatDay(date, locale)
  const shortDay = (date: LocalDate) => formatShortDate(utcMidnight(date), locale, 'UTC')
  const span = ({ startsOn, endsOn }: Span) => {
    const last = lastDayOf({ endsOn })
    const [year] = startsOn.split('-')
    if (!last.startsWith(`${year}-`)) return t('span', { from: day(startsOn), to: day(last) })
    // The year stands where the language writes it: before the first day or after the last.
    return day(startsOn).startsWith(year!)
      ? t('span', { from: day(startsOn), to: shortDay(last) })
      : t('span', { from: shortDay(startsOn), to: day(last) })
  }
  return { day, span }
}
