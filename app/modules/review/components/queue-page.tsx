import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { BulkBar } from '#app/ui/tables/bulk-bar.tsx'
import { Change, type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { QueuePageData, QueueRow } from '../pages/queue-page.server.ts'
import { Age, KindWords, RequestStatusTag, useAge } from './request-words.tsx'

function QueueTabs({ queue, filters, counts }: Pick<QueuePageData, 'queue' | 'filters' | 'counts'>) {
  const { t } = useTranslation('review')
  const { state } = filters
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        {
          to: paths.reviewQueue(queue),
          label: t('tabs.waiting', { count: counts.waiting }),
          current: state === 'waiting',
        },
        {
          to: paths.reviewQueue(queue, { state: 'returned' }),
          label: t('tabs.returned', { count: counts.returned }),
          current: state === 'returned',
        },
        { to: paths.reviewQueue('reviewed', { queue }), label: t('tabs.decided') },
      ]}
    />
  )
}

type Option = { value: string; label: string }

function Choice({ name, label, value, options }: { name: string; label: string; value: string; options: Option[] }) {
  return (
    <label>
      <span>{label}</span>
      <Select name={name} defaultValue={value} options={options} />
    </label>
  )
}

function QueueFiltersForm({ queue, filters, isNarrowed }: Pick<QueuePageData, 'queue' | 'filters' | 'isNarrowed'>) {
  const { t } = useTranslation('review')
  const any = { value: 'any', label: t('filter.any') }
  return (
    <form method="get" action={useHref(paths.reviewQueue(queue))} className="review-filters" role="search">
      {filters.state !== 'waiting' && <input type="hidden" name="state" value={filters.state} />}
      <label className="review-filters__text">
        <span>{t('filter.text')}</span>
        <input type="search" name="q" className="in" defaultValue={filters.text} />
      </label>
      <Choice
        name="age"
        label={t('filter.age')}
        value={filters.age}
        options={[any, ...(['late', 'new'] as const).map((value) => ({ value, label: t(`filter.ages.${value}`) }))]}
      />
      <Choice
        name="locale_of"
        label={t('filter.locale')}
        value={filters.locale ?? 'any'}
        options={[any, ...locales.map((value) => ({ value, label: t(`locales.${value}`) }))]}
      />
      <Choice
        name="assigned"
        label={t('filter.assigned')}
        value={filters.assigned}
        options={[
          any,
          ...(['me', 'nobody', 'others'] as const).map((value) => ({ value, label: t(`filter.who.${value}`) })),
        ]}
      />
      <Choice
        name="sort"
        label={t('filter.sort')}
        value={filters.sort}
        options={(['oldest', 'newest'] as const).map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
      />
      <Button>{t('filter.submit')}</Button>
      {isNarrowed && (
        <ButtonLink variant="quiet" to={paths.reviewQueue(queue)}>
          {t('filter.clear')}
        </ButtonLink>
      )}
    </form>
  )
}

/** What is done with the ticked requests: each its own button; a reason goes with the last two. */
function BulkButtons({ queue, reasons }: Pick<QueuePageData, 'queue' | 'reasons'>) {
  const { t } = useTranslation('review')
  const isApproved = queue === 'descriptions' || queue === 'updates'
  const options = (['return', 'reject'] as const).map((decision) => ({
    label: t(`refuse.${decision}`),
    options: reasons
      .filter((reason) => reason.decision === decision)
      .map(({ id, text }) => ({ value: id, label: text.length > 40 ? `${text.slice(0, 40)}…` : text })),
  }))
  return (
    <BulkBar title={t('bulk.title')}>
      {isApproved && (
        <Button name="decision" value="approve" icon="check">
          {t('bulk.approve')}
        </Button>
      )}
      <label className="review-reason">
        <span className="vh">{t('bulk.reason')}</span>
        <Select name="reason" options={options} />
      </label>
      <Button variant="line" name="decision" value="return">
        {t('bulk.return')}
      </Button>
      <Button variant="line" name="decision" value="reject">
        {t('bulk.reject')}
      </Button>
    </BulkBar>
  )
}

function useColumns({ queue, search }: Pick<QueuePageData, 'queue' | 'search'>): Column<QueueRow>[] {
  const { t } = useTranslation('review')
  // A request is opened without the place in the list: its neighbors are found anew.
  const { after: _after, before: _before, ...filters } = search
  return [
    {
      key: 'subject',
      label: t('list.subject'),
      rowHeader: true,
      cell: ({ id, seed, subject: { name, second, seal } }) => (
        <span className="review-subject">
          {seal && <SealAvatar name={seal} seed={seed} size="xs" />}
          <span>
            <Link to={paths.reviewRequest(queue, id, filters)}>{name}</Link>
            {second && <span className="t__second">{second}</span>}
          </span>
        </span>
      ),
    },
    { key: 'age', label: t('list.age'), numeric: true, cell: (row) => <Age {...row} /> },
    { key: 'kind', label: t('list.kind'), phone: 'wide', cell: (row) => <KindWords {...row} /> },
    {
      key: 'change',
      label: t('list.change'),
      phone: 'wide',
      cell: ({ change }) => change && <Change from={change.from} to={change.to || t('request.nothing')} />,
    },
    { key: 'status', label: t('list.status'), phone: 'wide', cell: (row) => <RequestStatusTag {...row} /> },
  ]
}

function QueueTable(page: QueuePageData) {
  const { t } = useTranslation('review')
  const { queue, rows, reasons, filters, search } = page
  const columns = useColumns(page)
  const isDecidable = filters.state === 'waiting'
  return (
    <form method="post" action={useHref(paths.reviewQueue(queue, search))} className="stack stack--sm">
      {isDecidable && <BulkButtons queue={queue} reasons={reasons} />}
      <div className="panel">
        <DataTable
          caption={t(`queue.${queue}`)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...(isDecidable && {
            choose: {
              name: 'request',
              label: ({ subject }: QueueRow) => t('list.choose', { name: subject.name }),
              chosen: new Set<string>(),
            },
          })}
        />
      </div>
    </form>
  )
}

/** A queue of requests of whichever kind. */
export function QueuePage(page: QueuePageData) {
  const { t } = useTranslation('review')
  const { queue, rows, counts, previous, next } = page
  const age = useAge()
  return (
    <div className="stack">
      <PageHead
        title={t(`queue.${queue}`)}
        lead={counts.oldest ? t('list.lead', { count: counts.waiting, age: age(counts.oldest) }) : t('list.none')}
      />
      <QueueTabs {...page} />
      <QueueFiltersForm {...page} />
      {rows.length === 0 ? <p className="panel card__body muted">{t('list.empty')}</p> : <QueueTable {...page} />}
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
