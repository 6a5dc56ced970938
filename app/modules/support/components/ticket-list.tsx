import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketRow } from '../queries/tickets.server.ts'

const tones: Readonly<Partial<Record<TicketRow['status'], TagTone>>> = {
  new: 'wait',
  open: 'wait',
  waiting_customer: 'warm',
  solved: 'ok',
}

export function TicketStatusTag({ status }: Pick<TicketRow, 'status'>) {
  const { t } = useTranslation('dashboard')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`contact.statuses.${status}`)}</Tag>
}

/** The tickets somebody wrote, the latest first. */
export function TicketList({ tickets }: { tickets: readonly TicketRow[] }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  if (tickets.length === 0) return <p className="card__body muted">{t('contact.none')}</p>
  return (
    <ul className="todo">
      {tickets.map(({ reference, printed, subject, status, createdAt }) => (
        <li key={reference}>
          <span className="todo__what">
            <Link to={paths.officeTicket(reference)}>{subject}</Link>
            <span className="todo__second">
              {t('contact.line', { reference: printed, date: formatShortDate(createdAt, locale) })}
            </span>
          </span>
          <TicketStatusTag status={status} />
        </li>
      ))}
    </ul>
  )
}
