import { useTranslation } from 'react-i18next'
import { readProblem } from '../person-answers.ts'

/** Says a problem of a form (see `problem`) in the visitor's words. */
export function useProblem(): (text: string) => string {
  const { t } = useTranslation('booking')
  return (text) => {
    const { key, params } = readProblem(text)
    return t(key as 'errors.phone', params)
  }
}
