import { useTranslation } from 'react-i18next'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { DueClock as Clock } from '../queries/ticket-queue.server.ts'

/** How an answer stands against the clock of service: what is left of a business day, or by how much it is late. */
export function DueClock({ clock }: { clock: Clock }) {
  const { t } = useTranslation('support')
  if (!clock) return <span className="muted">—</span>
  const { isLate, service } = clock
  const time =
    service >= hourMs
      ? t('clock.hours', { count: Math.floor(service / hourMs) })
      : t('clock.minutes', { count: Math.floor(service / minuteMs) })
  return <Tag tone={isLate ? 'bad' : 'plain'}>{t(isLate ? 'clock.late' : 'clock.left', { time })}</Tag>
}
