import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { MemberStatus } from '../member-status.ts'

const tones: Readonly<Record<MemberStatus, TagTone>> = {
  invited: 'wait',
  applied: 'wait',
  active: 'ok',
  lapsed: 'bad',
  suspended: 'bad',
  left: 'plain',
  rejected: 'plain',
}

/** How a member stands, in words on a tint. */
export function MemberStatusTag({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('association-members')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
