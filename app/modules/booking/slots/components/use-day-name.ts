import { useTranslation } from 'react-i18next'
import type { DayWords } from '../when-words.ts'

/** 今天, 明天, else the weekday. */
export function useDayName(): (day: Pick<DayWords, 'daysAhead' | 'weekday'>) => string {
  const { t } = useTranslation('booking')
  return ({ daysAhead, weekday }) => {
    if (daysAhead === 0) return t('day.today')
    return daysAhead === 1 ? t('day.tomorrow') : weekday
  }
}
