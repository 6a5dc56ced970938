import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { TicketStatus } from '#app/modules/support/ticket-status.ts'

const tones: Readonly<Partial<Record<TicketStatus, TagTone>>> = {
  new: 'wait',
  open: 'info',
  waiting_customer: 'warm',
  solved: 'ok',
}

/** Where a ticket stands, seen from those who answer. */
export function QueueStatus({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`statuses.${status}`)}</Tag>
}
