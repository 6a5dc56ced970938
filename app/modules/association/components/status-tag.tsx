import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { Association } from '../onboarding-steps.ts'

const tones: Readonly<Record<Association['status'], TagTone>> = {
  pending: 'wait',
  approved: 'ok',
  rejected: 'bad',
  suspended: 'bad',
  closed: 'plain',
}

/** How an association stands, in words on a tint. */
export function StatusTag({ status }: Pick<Association, 'status'>) {
  const { t } = useTranslation('association')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
