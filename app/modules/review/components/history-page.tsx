import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { HistoryPageData } from '../pages/history-page.server.ts'
import { KindWords, RequestStatusTag } from './request-words.tsx'

type Row = HistoryPageData['rows'][number]

const queues = ['doctors', 'descriptions', 'photos', 'updates', 'associations'] as const

function Filters({ filters }: Pick<HistoryPageData, 'filters'>) {
  const { t } = useTranslation('review')
  const any = { value: '', label: t('filter.any') }
  return (
    <form method="get" action={useHref(paths.reviewQueue('reviewed'))} className="review-filters" role="search">
      <label className="review-filters__text">
        <span>{t('history.text')}</span>
        <input type="search" name="q" className="in" defaultValue={filters.text} />
      </label>
      <label>
        <span>{t('history.queue')}</span>
        <Select
          name="queue"
          defaultValue={filters.queue ?? ''}
          options={[any, ...queues.map((value) => ({ value, label: t(`queue.${value}`) }))]}
        />
      </label>
      <label>
        <span>{t('history.decision')}</span>
        <Select
          name="decision"
          defaultValue={filters.decision ?? ''}
          options={[
            any,
            ...(['applied', 'rejected'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </label>
      <label>
        <span>{t('history.days')}</span>
        <Select
          name="days"
          defaultValue={String(filters.days ?? '')}
          options={[any, { value: '7', label: t('history.week') }, { value: '30', label: t('history.month') }]}
        />
      </label>
      <Button>{t('filter.submit')}</Button>
    </form>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('review')
  const locale = useLocale()
  return [
    {
      key: 'subject',
      label: t('list.subject'),
      rowHeader: true,
      cell: ({ id, subject: { name, second } }) => (
        <>
          <Link to={paths.reviewRequest('reviewed', id)}>{name}</Link>
          {second && <span className="t__second">{second}</span>}
        </>
      ),
    },
    { key: 'decision', label: t('history.decision'), cell: (row) => <RequestStatusTag {...row} /> },
    { key: 'kind', label: t('list.kind'), phone: 'wide', cell: (row) => <KindWords {...row} /> },
    {
      key: 'note',
      label: t('request.told'),
      phone: 'wide',
      cell: ({ decisionNote }) => decisionNote && <span className="review-words">{decisionNote}</span>,
    },
    { key: 'reviewer', label: t('history.reviewer'), phone: 'wide', cell: ({ reviewer }) => reviewer },
    {
      key: 'when',
      label: t('history.when'),
      phone: 'wide',
      cell: ({ decidedAt }) =>
        decidedAt !== null && <span className="num nb">{formatShortDate(decidedAt, locale)}</span>,
    },
  ]
}

/** What reviewers have decided, the latest first. */
export function HistoryPage({ filters, rows, next }: HistoryPageData) {
  const { t } = useTranslation('review')
  const columns = useColumns()
  return (
    <div className="stack">
      <PageHead title={t('queue.reviewed')} lead={t('history.lead')} />
      <Filters filters={filters} />
      {rows.length === 0 ? (
        <p className="panel card__body muted">{t('list.empty')}</p>
      ) : (
        <div className="panel panel--rows">
          <DataTable caption={t('queue.reviewed')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
      {next && (
        <nav className="row" aria-label={t('list.pages')}>
          <ButtonLink variant="line" to={next} rel="next">
            {t('list.next')}
          </ButtonLink>
        </nav>
      )}
    </div>
  )
}
