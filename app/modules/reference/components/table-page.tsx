import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { TableKey } from '../table-columns.ts'

type Row = { id: string; title: string; edits: number }
type TablePageProps = {
  table: TableKey
  text: string
  total: number
  page: number
  pageCount: number
  rows: readonly Row[]
}

function Head({ table, total }: Pick<TablePageProps, 'table' | 'total'>) {
  const { t } = useTranslation('data')
  return (
    <PageHead
      title={t(`tables.${table}`)}
      lead={t('list.total', { count: total })}
      actions={
        <>
          <ButtonLink variant="line" to={paths.adminTablePart(table, 'import')}>
            {t('list.import')}
          </ButtonLink>
          <ButtonLink variant="line" to={paths.adminTablePart(table, 'file')}>
            {t('list.file')}
          </ButtonLink>
          <ButtonLink to={paths.adminRow(table, 'new')}>{t('list.new')}</ButtonLink>
        </>
      }
    />
  )
}

/** The rows of a reference table. */
export function TablePage({ table, text, total, page, pageCount, rows }: TablePageProps) {
  const { t } = useTranslation('data')
  const columns: Column<Row>[] = [
    {
      key: 'title',
      label: t('columns.entry'),
      rowHeader: true,
      cell: ({ id, title }) => <Link to={paths.adminRow(table, id)}>{title}</Link>,
    },
    { key: 'id', label: t('fields.id'), phone: 'wide', cell: ({ id }) => <code>{id}</code> },
    { key: 'edits', label: t('columns.edited'), cell: ({ edits }) => edits > 0 && <Tag>{t('list.edited')}</Tag> },
  ]
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminData()}>{t('title')}</Link>
      </p>
      <Head table={table} total={total} />
      <form method="get" action={useHref(paths.adminTable(table))} className="review-filters" role="search">
        <label className="review-filters__text">
          <span>{t('list.search')}</span>
          <input type="search" name="q" className="in" defaultValue={text} />
        </label>
        <Button>{t('list.find')}</Button>
      </form>
      {rows.length === 0 ? (
        <p className="panel card__body muted">{t('list.none')}</p>
      ) : (
        <div className="panel panel--rows">
          <DataTable caption={t(`tables.${table}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        pageTo={(number) => paths.adminTable(table, { ...(text && { q: text }), page: String(number) })}
      />
    </div>
  )
}
