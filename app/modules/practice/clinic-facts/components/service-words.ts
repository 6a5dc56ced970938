import { useTranslation } from 'react-i18next'
import { labCategoryOf } from '#app/modules/library/labs/lab-categories.ts'
import type { KnownService } from '../queries/clinic-facts.server.ts'

/** Names a service as the public pages do. */
export function useServiceWords(known: readonly KnownService[]) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('exams')
  return ({ kind, code }: Readonly<{ kind: string; code: string }>): string => {
    if (kind === 'lab') return say(`labCategory.${labCategoryOf(code)}`)
    if (kind === 'i693') return t('services.i693')
    return known.find((each) => each.kind === kind && each.code === code)?.name ?? code
  }
}
