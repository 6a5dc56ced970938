import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { AnnouncementsData } from '../pages/announcements-page.server.ts'
import { AnnouncementStatusTag } from './announcement-status-tag.tsx'
import { SegmentWords } from './segment-words.tsx'

type ListProps = Omit<AnnouncementsData, 'head'>

/** The announcements of an association, by status. */
export function AnnouncementsList({ status, counts, lines }: ListProps) {
  const { t } = useTranslation('association-announcements')
  return (
    <div className="stack">
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={<ButtonLink to={paths.associationNewAnnouncement()}>{t('list.create')}</ButtonLink>}
      />
      <Tabs
        label={t('list.byStatus')}
        tabs={[
          { to: paths.associationAnnouncements(), label: t('list.all'), current: status === null },
          ...counts.map((each) => ({
            to: paths.associationAnnouncements({ status: each.status }),
            label: t(`status.${each.status}`),
            count: each.count,
            current: status === each.status,
          })),
        ]}
      />
      {lines.length === 0 ? (
        <EmptyState title={t('list.none')} />
      ) : (
        <DataTable
          caption={t('list.title')}
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'title', label: t('list.announcement'), rowHeader: true, phone: 'wide' },
              cell: ({ id, title }) => <Link to={paths.associationAnnouncement(id)}>{title}</Link>,
            },
            { ...{ key: 'to', label: t('list.to'), phone: 'labeled' }, cell: (line) => <SegmentWords {...line} /> },
            { key: 'status', label: t('list.status'), cell: (line) => <AnnouncementStatusTag status={line.status} /> },
            {
              ...{ key: 'when', label: t('list.when'), phone: 'labeled' },
              cell: ({ when }) => <span className="num">{when ? t('when', when) : t('list.notYet')}</span>,
            },
          ]}
        />
      )}
    </div>
  )
}
