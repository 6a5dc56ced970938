import { useTranslation } from 'react-i18next'
import type { AnnouncementLine } from '../pages/announcement-line.server.ts'

/** To whom an announcement goes. */
export function SegmentWords({ segment, segmentStatus }: Pick<AnnouncementLine, 'segment' | 'segmentStatus'>) {
  const { t } = useTranslation('association-announcements')
  return segment === 'status' && segmentStatus ? t(`segmentStatus.${segmentStatus}`) : t(`segments.${segment}`)
}
