import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatPhone, formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CallToMake } from '../queries/ticket-calls.server.ts'

function CallTime({ call }: { call: CallToMake }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  if (call.isDue) return <Tag tone="wait">{t('calls.now')}</Tag>
  const time = `${formatShortDate(call.dueAt, locale)} ${formatInstantClock(call.dueAt, newYork, locale)}`
  return t('calls.due', { time })
}

function CallTable({ calls, mayCall }: { calls: readonly CallToMake[]; mayCall: boolean }) {
  const { t } = useTranslation('support')
  return (
    <DataTable
      caption={t('calls.caption')}
      rows={calls}
      rowKey={({ reference }) => reference}
      columns={[
        {
          key: 'customer',
          label: t('calls.columns.customer'),
          rowHeader: true,
          cell: ({ reference, name, phone }) => (
            <>
              <Link to={mayCall ? paths.adminTicketCall(reference) : paths.adminTicket(reference)}>{name}</Link>
              <span className="queue-line num">{phone && mayCall ? formatPhone(phone) : phone}</span>
            </>
          ),
        },
        { key: 'when', label: t('calls.columns.when'), cell: (call) => <CallTime call={call} /> },
        {
          key: 'question',
          label: t('calls.columns.question'),
          phone: 'wide',
          cell: ({ subject, printed, tries }) => (
            <>
              {subject}
              <span className="queue-line num">
                {printed}
                {tries > 0 && ` · ${t('calls.tries', { count: tries })}`}
              </span>
            </>
          ),
        },
        { key: 'language', label: t('calls.columns.language'), cell: (call) => t(`languages.${call.locale}`) },
      ]}
    />
  )
}

/** Customers who are to be called, the longest due first. */
export function CallsPage({ calls, mayCall }: { calls: readonly CallToMake[]; mayCall: boolean }) {
  const { t } = useTranslation('support')
  return (
    <>
      <p>
        <Link to={paths.adminSupport()}>{t('ticket.back')}</Link>
      </p>
      <PageHead title={t('calls.title')} lead={t('calls.lead')} />
      <p className="muted">{t('calls.again')}</p>
      {calls.length === 0 ? (
        <EmptyState title={t('calls.empty')} />
      ) : (
        <div className="panel panel--rows">
          <CallTable calls={calls} mayCall={mayCall} />
        </div>
      )}
    </>
  )
}
