import { useTranslation } from 'react-i18next'
import { readProblem } from '#app/modules/booking/person-answers.ts'

/** Says a problem of a schedule's form (see `problem`) in words. */
export function useScheduleProblem(): (text: string) => string {
  const { t } = useTranslation('schedule')
  return (text) => {
    const { key, params } = readProblem(text)
    return t(key as 'errors.date', params)
  }
}
