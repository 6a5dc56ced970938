import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { CheckStatus } from '../check-status.ts'

const tones: Readonly<Record<CheckStatus, TagTone>> = {
  draft: 'plain',
  queued: 'wait',
  sent: 'wait',
  answered_active: 'ok',
  answered_inactive: 'bad',
  answered_unclear: 'warm',
  rejected: 'bad',
  timeout: 'wait',
  failed: 'bad',
}

/** How a check stands, in words. */
export function StateTag({ status }: { status: CheckStatus }) {
  const { t } = useTranslation('eligibility')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
