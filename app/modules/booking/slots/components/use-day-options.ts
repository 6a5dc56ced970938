import { useTranslation } from 'react-i18next'
import type { DayWords } from '../when-words.ts'
import { useDayName } from './use-day-name.ts'

/** Days as the options of a select: 11月30日 · 明天. A browser's own date box speaks the browser's language, not the page's. */
export function useDayOptions(days: readonly DayWords[]): { value: string; label: string }[] {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  return days.map((day) => ({ value: day.day, label: t('wish.date', { date: day.date, weekday: dayName(day) }) }))
}
