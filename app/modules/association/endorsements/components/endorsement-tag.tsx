import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { EndorsementStatus } from '../endorsement-status.ts'

const tones = {
  proposed: 'wait',
  accepted: 'info',
  active: 'ok',
  expired: 'plain',
  declined: 'plain',
  revoked: 'bad',
} as const satisfies Record<EndorsementStatus, TagTone>

export function EndorsementTag({ status }: { status: EndorsementStatus }) {
  const { t } = useTranslation('association-endorsements')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
