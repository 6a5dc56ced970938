import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ListedSyncRun, RunFilters } from '../queries/sync-runs.server.ts'
import { syncKeys, syncKinds } from '../sync-kinds.ts'
import { RunCounts } from './run-counts.tsx'
import { RunTag } from './run-tag.tsx'

const statuses = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled', 'undone'] as const

function Filters({ filters }: { filters: RunFilters }) {
  const { t } = useTranslation('sync')
  const any = { value: '', label: t('list.any') }
  return (
    <form method="get" action={useHref(paths.adminSyncRuns())} className="review-filters" role="search">
      <label>
        <span>{t('list.source')}</span>
        <Select
          name="source"
          defaultValue={filters.key ?? ''}
          options={[any, ...syncKeys.map((value) => ({ value, label: t(`keys.${value}`) }))]}
        />
      </label>
      <label>
        <span>{t('list.kind')}</span>
        <Select
          name="kind"
          defaultValue={filters.kind ?? ''}
          options={[any, ...syncKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        />
      </label>
      <label>
        <span>{t('list.status')}</span>
        <Select
          name="status"
          defaultValue={filters.status ?? ''}
          options={[any, ...statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))]}
        />
      </label>
      <Button>{t('list.filter')}</Button>
    </form>
  )
}

function useColumns(): Column<ListedSyncRun>[] {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  return [
    {
      key: 'file',
      label: t('list.file'),
      rowHeader: true,
      cell: ({ id, fileName, createdAt, isUndo, kind }) => (
        <>
          <Link to={paths.adminSyncRun(id)}>
            {isUndo ? t('list.undo') : t(`kinds.${kind}`)} {formatShortDate(createdAt, locale)}{' '}
            {formatInstantClock(createdAt, newYork, locale)}
          </Link>
          <span className="t__second">{fileName}</span>
        </>
      ),
    },
    { key: 'source', label: t('list.source'), cell: ({ source }) => t(`keys.${source}`) },
    { key: 'status', label: t('list.status'), cell: ({ status }) => <RunTag status={status} /> },
    { key: 'counts', label: t('list.counts'), phone: 'wide', cell: ({ counts }) => <RunCounts counts={counts} /> },
  ]
}

type RunsPageProps = { filters: RunFilters; runs: readonly ListedSyncRun[]; next: string | null }

/** Every run of the sources, the latest first. */
export function RunsPage({ filters, runs, next }: RunsPageProps) {
  const { t } = useTranslation('sync')
  const columns = useColumns()
  return (
    <div className="stack">
      <PageHead
        title={t('list.title')}
        actions={
          <ButtonLink to={paths.adminSync()} variant="line">
            {t('title')}
          </ButtonLink>
        }
      />
      <Filters filters={filters} />
      {runs.length === 0 ? (
        <p className="panel card__body muted">{t('list.empty')}</p>
      ) : (
        <div className="panel panel--rows">
          <DataTable caption={t('list.title')} columns={columns} rows={runs} rowKey={({ id }) => id} />
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
