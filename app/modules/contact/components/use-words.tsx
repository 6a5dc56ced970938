import { useTranslation } from 'react-i18next'
import { readProblem } from '#app/modules/booking/person-answers.ts'
import type { Message } from '#app/ui/form-field.tsx'

/** Says what a form found wrong, in the visitor's words. */
export function useProblemWords(): Message {
  const { t } = useTranslation('contact')
  return (text) => {
    const { key, params } = readProblem(text)
    return t(key as 'errors.long', params)
  }
}
