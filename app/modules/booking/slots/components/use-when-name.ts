import { useTranslation } from 'react-i18next'
import type { WhenWords } from '../when-words.ts'

/** A time inside a sentence or on a button: 明天上午9:40, else with its date and weekday. */
export function useWhenName(): (when: Pick<WhenWords, 'daysAhead' | 'date' | 'weekday' | 'time'>) => string {
  const { t } = useTranslation('booking')
  return ({ daysAhead, date, weekday, time }) => {
    if (daysAhead === 0) return t('near.today', { time })
    return daysAhead === 1 ? t('near.tomorrow', { time }) : t('near.time', { date, weekday, time })
  }
}
