import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { CampaignStatus } from '../campaign-status.ts'

const tones = {
  draft: 'plain',
  submitted: 'wait',
  rejected: 'bad',
  approved: 'wait',
  pending_payment: 'wait',
  scheduled: 'info',
  running: 'ok',
  paused: 'plain',
  finished: 'plain',
  stopped: 'bad',
} as const satisfies Record<CampaignStatus, TagTone>

export function StatusTag({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation('promotion')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
