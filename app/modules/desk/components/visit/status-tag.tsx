import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'

const tones: Partial<Record<DeskVisit['status'], TagTone>> = {
  requested: 'wait',
  booked: 'info',
  confirmed: 'ok',
  arrived: 'warm',
  in_room: 'warm',
  no_show: 'bad',
}

export function StatusTag({ status }: { status: DeskVisit['status'] }) {
  const { t } = useTranslation('desk')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
}
