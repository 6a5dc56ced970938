import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { EventLine } from '../pages/manage-events.server.ts'
import { EventStatusTag } from './event-status-tag.tsx'

function Lines({ caption, lines }: { caption: string; lines: readonly EventLine[] }) {
  const { t } = useTranslation('association-events')
  if (lines.length === 0) return null
  return (
    <section className="stack">
      <h2>{caption}</h2>
      <DataTable
        caption={caption}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'title', label: t('list.event'), rowHeader: true, phone: 'wide' },
            cell: ({ id, title, isPublic }) => (
              <>
                <Link to={paths.associationEvent(id)}>{title}</Link> {!isPublic && <Tag>{t('list.membersOnly')}</Tag>}
              </>
            ),
          },
          {
            ...{ key: 'when', label: t('list.when'), phone: 'wide' },
            cell: ({ when }) => <span className="num">{t('when', when)}</span>,
          },
          { key: 'status', label: t('list.status'), cell: ({ status }) => <EventStatusTag status={status} /> },
          {
            ...{ key: 'seats', label: t('list.seats'), numeric: true, phone: 'labeled' },
            cell: ({ taken, capacity }) => `${taken} / ${capacity}`,
          },
          {
            ...{ key: 'waiting', label: t('list.waiting'), numeric: true, phone: 'labeled' },
            cell: ({ waiting }) => waiting,
          },
        ]}
      />
    </section>
  )
}

type EventsListProps = { coming: readonly EventLine[]; past: readonly EventLine[] }

/** All events of an association: those to come, then those that were. */
export function EventsList({ coming, past }: EventsListProps) {
  const { t } = useTranslation('association-events')
  const create = <ButtonLink to={paths.associationNewEvent()}>{t('list.create')}</ButtonLink>
  return (
    <div className="stack">
      <PageHead title={t('list.title')} lead={t('list.lead')} actions={create} />
      {coming.length + past.length === 0 && <EmptyState title={t('list.none')} />}
      <Lines caption={t('list.coming')} lines={coming} />
      <Lines caption={t('list.past')} lines={past} />
      <p>
        <Link to={paths.associationScanDevices()}>{t('managed.scanners')}</Link>
      </p>
    </div>
  )
}
