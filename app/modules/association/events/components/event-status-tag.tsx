import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { EventStatus } from '../event-status.ts'
import type { RegistrationStatus } from '../registration-status.ts'

const eventTones: Readonly<Partial<Record<EventStatus, TagTone>>> = {
  draft: 'plain',
  published: 'ok',
  in_progress: 'info',
  canceled: 'bad',
}

/** How an event stands. */
export function EventStatusTag({ status }: { status: EventStatus }) {
  const { t } = useTranslation('association-events')
  return <Tag tone={eventTones[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
}

const registrationTones: Readonly<Partial<Record<RegistrationStatus, TagTone>>> = {
  registered: 'ok',
  checked_in: 'ok',
  attended: 'ok',
  pending_payment: 'wait',
  waitlisted: 'wait',
  offered: 'info',
  canceled: 'bad',
  expired: 'bad',
}

/** How somebody's registration stands. */
export function RegistrationTag({ status }: { status: RegistrationStatus }) {
  const { t } = useTranslation('association-events')
  return <Tag tone={registrationTones[status] ?? 'plain'}>{t(`registration.${status}`)}</Tag>
}
