import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { RefillStatus } from '../refill-status.ts'

const tones: Readonly<Record<RefillStatus, TagTone>> = {
  new: 'wait',
  with_clinician: 'wait',
  approved: 'ok',
  denied: 'bad',
  sent: 'info',
  closed: 'plain',
}

export function RefillStatusTag({ status, isOverdue }: { status: RefillStatus; isOverdue: boolean }) {
  const { t } = useTranslation('pharmacy')
  return (
    <>
      <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag> {isOverdue && <Tag tone="warm">{t('overdue')}</Tag>}
    </>
  )
}

/** Said wherever somebody could take this for more than it is. */
export function NoPrescribing() {
  const { t } = useTranslation('pharmacy')
  return <Banner tone="info">{t('noPrescribing')}</Banner>
}
