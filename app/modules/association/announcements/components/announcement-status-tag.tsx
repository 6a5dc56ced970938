import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { AnnouncementStatus } from '../announcement-status.ts'

const tones: Readonly<Record<AnnouncementStatus, TagTone>> = {
  draft: 'plain',
  scheduled: 'info',
  sending: 'wait',
  sent: 'ok',
  canceled: 'bad',
}

/** How an announcement stands. */
export function AnnouncementStatusTag({ status }: { status: AnnouncementStatus }) {
  const { t } = useTranslation('association-announcements')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
