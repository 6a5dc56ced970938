import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { PollListData } from '../pages/list-page.server.ts'
import { OutcomeTag, PollStatusTag } from './poll-tags.tsx'
import { useTimeWords } from './time-words.tsx'

type Row = PollListData['polls'][number]

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('association-polls')
  const time = useTimeWords()
  return [
    {
      key: 'poll',
      label: t('list.poll'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, title, secrecy }) => (
        <>
          <Link to={paths.associationPoll(id)}>{title}</Link>
          <span className="t__second">{t(`secrecy.${secrecy}`)}</span>
        </>
      ),
    },
    {
      key: 'ends',
      label: t('list.ends'),
      phone: 'labeled',
      cell: ({ closesAt }) => (closesAt === null ? t('list.noTime') : time(closesAt)),
    },
    {
      key: 'turnout',
      label: t('list.turnout'),
      numeric: true,
      phone: 'labeled',
      cell: ({ turnout }) => (turnout ? `${turnout.votes}/${turnout.eligible}` : '–'),
    },
    { key: 'state', label: t('list.state'), phone: 'wide', cell: ({ status }) => <PollStatusTag status={status} /> },
    {
      key: 'outcome',
      label: t('list.outcome'),
      phone: 'wide',
      cell: ({ outcome }) => (outcome ? <OutcomeTag outcome={outcome} /> : '–'),
    },
  ]
}

/** The polls of an association, for those who manage it. */
export function PollListPage({ page }: { page: Omit<PollListData, 'head'> }) {
  const { t } = useTranslation('association-polls')
  const columns = useColumns()
  const { polls, show, tabs } = page
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={paths.associationPollNew()}>{t('new')}</ButtonLink>}
      />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((tab) => ({
          to: paths.associationPolls(tab === 'open' ? {} : { show: tab }),
          label: t(`tabs.${tab}`),
          current: tab === show,
        }))}
      />
      {polls.length === 0 ? (
        <EmptyState title={t('list.empty')} />
      ) : (
        <DataTable caption={t(`tabs.${show}`)} columns={columns} rows={polls} rowKey={({ id }) => id} />
      )}
    </div>
  )
}
