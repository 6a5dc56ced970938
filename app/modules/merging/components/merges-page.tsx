import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { type MergeKind, mergeKinds } from '../merge-rules.ts'
import type { Subject } from '../queries/find-subjects.server.ts'
import { SubjectTable } from './subject-table.tsx'

type Row = {
  id: string
  kind: MergeKind
  kept: string
  gone: string
  createdAt: number
  undoneAt: number | null
  by: string | null
}

type MergesPageProps = {
  kind: MergeKind
  q: string
  kept: Subject | null
  /** Null: nothing was looked for. */
  found: readonly Subject[] | null
  like: readonly Subject[]
  merges: readonly Row[]
}

function Search({ kind, q, kept }: Pick<MergesPageProps, 'kind' | 'q' | 'kept'>) {
  const { t } = useTranslation('merging')
  return (
    <form method="get" action={useHref(paths.adminMerges())} className="review-filters" role="search">
      {kept ? (
        <>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="kept" value={kept.id} />
        </>
      ) : (
        <label>
          <span>{t('find.kind')}</span>
          <select name="kind" className="in" defaultValue={kind}>
            {mergeKinds.map((each) => (
              <option key={each} value={each}>
                {t(`kinds.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="review-filters__text">
        <span>{t('find.text')}</span>
        <input type="search" name="q" className="in" defaultValue={q} />
      </label>
      <Button>{t('find.find')}</Button>
    </form>
  )
}

function Done({ merges }: Pick<MergesPageProps, 'merges'>) {
  const { t } = useTranslation('merging')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    {
      key: 'what',
      label: t('columns.merge'),
      rowHeader: true,
      cell: ({ id, gone, kept }) => <Link to={paths.adminMerge(id)}>{t('done.row', { gone, kept })}</Link>,
    },
    { key: 'kind', label: t('find.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'at', label: t('columns.at'), cell: ({ createdAt }) => formatDate(createdAt, locale) },
    { key: 'by', label: t('columns.by'), cell: ({ by }) => by ?? t('somebody') },
    { key: 'undone', label: t('columns.state'), cell: ({ undoneAt }) => undoneAt !== null && <Tag>{t('undone')}</Tag> },
  ]
  return (
    <PanelCard id="merges" title={t('done.title')}>
      {merges.length === 0 ? (
        <p className="card__body muted">{t('done.none')}</p>
      ) : (
        <DataTable caption={t('done.title')} columns={columns} rows={merges} rowKey={({ id }) => id} />
      )}
    </PanelCard>
  )
}

/** Two that are one are found here, the first one kept; and the merges that were done. */
export function MergesPage({ kind, q, kept, found, like, merges }: MergesPageProps) {
  const { t } = useTranslation('merging')
  const table = { kind, keptId: kept?.id ?? null, search: { kind, ...(q && { q }) } }
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminData()}>{t('data')}</Link>
      </p>
      <PageHead title={t('title')} lead={t('lead')} />
      {kept && (
        <p>
          {t('find.kept', { name: kept.name })} <Link to={paths.adminMerges({ kind })}>{t('find.another')}</Link>
        </p>
      )}
      <Search kind={kind} q={q} kept={kept} />
      {found && (
        <PanelCard id="found" title={t('find.found')}>
          {found.length === 0 ? (
            <p className="card__body muted">{t('find.none')}</p>
          ) : (
            <SubjectTable {...table} caption={t('find.found')} subjects={found} />
          )}
        </PanelCard>
      )}
      {kept && (
        <PanelCard id="like" title={t('find.like')}>
          {like.length === 0 ? (
            <p className="card__body muted">{t('find.noneLike')}</p>
          ) : (
            <SubjectTable {...table} caption={t('find.like')} subjects={like} />
          )}
        </PanelCard>
      )}
      <Done merges={merges} />
    </div>
  )
}
