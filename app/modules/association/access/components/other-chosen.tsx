import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Banner } from '#app/ui/notices/banner.tsx'

/** What is wrong with a form and not with one of its fields. */
export function OtherChosen({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('association-access')
  if (answer?.submission.error?.association === undefined) return null
  return <Banner tone="warning">{t('errors.otherChosen')}</Banner>
}
