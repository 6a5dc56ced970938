import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Banner } from '#app/ui/notices/banner.tsx'

type FormNoticesProps = {
  answer: FormAnswer | undefined
  /** What is said when somebody has changed meanwhile what the form shows; nothing where that cannot be. */
  stale?: string
}

/** What is wrong with a form and not with one of its fields: another association was chosen, or somebody was quicker. */
export function FormNotices({ answer, stale }: FormNoticesProps) {
  const { t } = useTranslation('association')
  const isOtherChosen = answer?.submission.error?.association?.includes('errors.otherChosen')
  return (
    <>
      {isOtherChosen && <Banner tone="warning">{t('errors.otherChosen')}</Banner>}
      {stale !== undefined && answer?.isStale && <Banner tone="warning">{stale}</Banner>}
    </>
  )
}
