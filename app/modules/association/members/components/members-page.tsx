import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { BulkBar } from '#app/ui/tables/bulk-bar.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { MembersPageData } from '../pages/members-page.server.ts'
import { MemberStatusTag } from './status-tag.tsx'

type PageProps = { page: Omit<MembersPageData, 'head'> }
type Row = MembersPageData['rows'][number]

const tabs = ['active', 'applied', 'invited', 'lapsed', 'suspended', 'left', 'rejected'] as const

function StatusTabs({ page: { filters, applications } }: PageProps) {
  const { t } = useTranslation('association-members')
  return (
    <Tabs
      label={t('list.tabs')}
      tabs={tabs.map((status) => ({
        to: paths.associationMembers(status === 'active' ? {} : { status }),
        label: status === 'applied' && applications.isMore ? t('list.manyApplied') : t(`status.${status}`),
        current: filters.text === '' && filters.status === status,
        ...(status === 'applied' && !applications.isMore && { count: applications.count }),
      }))}
    />
  )
}

function SearchForm({ page: { filters } }: PageProps) {
  const { t } = useTranslation('association-members')
  return (
    <form method="get" action={useHref(paths.associationMembers())} className="members-search" role="search">
      <label>
        <span>{t('list.search')}</span>
        <input type="search" name="q" className="in" defaultValue={filters.text} />
      </label>
      <Button variant="line">{t('list.find')}</Button>
      {filters.text !== '' && (
        <ButtonLink variant="quiet" to={paths.associationMembers()}>
          {t('list.clear')}
        </ButtonLink>
      )}
    </form>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('association-members')
  return [
    {
      key: 'name',
      label: t('columns.name'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, name, email, applicationNote }) => (
        <>
          <Link to={paths.associationMember(id)}>{name}</Link>
          {email && (
            <span className="t__second" lang="en">
              {email}
            </span>
          )}
          {applicationNote && <span className="t__second">{applicationNote}</span>}
        </>
      ),
    },
    { key: 'number', label: t('columns.number'), phone: 'labeled', cell: ({ number }) => number ?? '–' },
    {
      key: 'role',
      label: t('columns.role'),
      phone: 'labeled',
      cell: ({ role, office }) => office ?? t(`roles.${role}`),
    },
    {
      key: 'dues',
      label: t('columns.paidUntil'),
      phone: 'labeled',
      cell: ({ duesPaidUntil }) => <span className="num">{duesPaidUntil ?? '–'}</span>,
    },
    {
      key: 'status',
      label: t('columns.status'),
      phone: 'wide',
      cell: ({ status }) => <MemberStatusTag status={status} />,
    },
  ]
}

function MemberTable({ page: { rows, filters, isAllTicked } }: PageProps) {
  const { t } = useTranslation('association-members')
  const columns = useColumns()
  const action = useHref(paths.associationMembers())
  const table = { caption: t('list.title'), columns, rows, rowKey: ({ id }: Row) => id }
  if (filters.text !== '' || filters.status !== 'applied') {
    return (
      <div className="panel panel--rows">
        <DataTable {...table} />
      </div>
    )
  }
  return (
    <form method="post" action={action} className="stack stack--sm">
      <BulkBar title={t('bulk.title')} counted={t('bulk.counted', { number: '#' })}>
        <Link to={paths.associationMembers({ status: 'applied', ticked: 'all' })} data-tick="all">
          {t('bulk.all')}
        </Link>
        <Button icon="check">{t('bulk.approve')}</Button>
      </BulkBar>
      <div className="panel panel--rows">
        <DataTable
          {...table}
          choose={{
            name: 'member',
            label: ({ name }) => t('bulk.choose', { name }),
            chosen: new Set(isAllTicked ? rows.map(({ id }) => id) : []),
          }}
        />
      </div>
    </form>
  )
}

/** The members of an association by status, or those that a search finds. */
export function MembersPage({ page }: PageProps) {
  const { t } = useTranslation('association-members')
  const { rows, csv, previous, next } = page
  return (
    <div className="stack">
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <>
            <ButtonLink icon="plus" to={paths.associationNewMember()}>
              {t('list.add')}
            </ButtonLink>
            <ButtonLink variant="line" to={paths.associationImport()}>
              {t('list.import')}
            </ButtonLink>
            <ButtonLink variant="line" icon="download" to={csv}>
              {t('list.export')}
            </ButtonLink>
          </>
        }
      />
      <SearchForm page={page} />
      <StatusTabs page={page} />
      {rows.length === 0 ? <p className="panel card__body muted">{t('list.none')}</p> : <MemberTable page={page} />}
      {(previous ?? next) && (
        <nav className="row" aria-label={t('list.pages')}>
          {previous && (
            <ButtonLink variant="line" to={previous} rel="prev">
              {t('list.previous')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="line" to={next} rel="next">
              {t('list.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
