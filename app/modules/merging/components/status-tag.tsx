import { useTranslation } from 'react-i18next'
import { Tag } from '#app/ui/tag.tsx'

/** How a doctor's profile or a facility stands. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('merging')
  const isShown = status === 'listed' || status === 'active'
  return <Tag tone={isShown ? 'ok' : 'wait'}>{t(`statuses.${status}` as 'statuses.listed')}</Tag>
}
