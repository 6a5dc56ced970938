import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Banner } from '#app/ui/notices/banner.tsx'

/** What is wrong with a form and not with one of its fields. */
export function Notices({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('association-settings')
  const isOtherChosen = answer?.submission.error?.association !== undefined
  return (
    <>
      {isOtherChosen && <Banner tone="warning">{t('errors.otherChosen')}</Banner>}
      {answer?.isStale && <Banner tone="warning">{t('errors.stale')}</Banner>}
    </>
  )
}
