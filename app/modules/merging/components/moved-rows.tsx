import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type Row = { table: string; count: number }

/** How many rows of which kind have another place by a merge. */
export function MovedRows({ counts, caption }: { counts: Readonly<Record<string, number>>; caption: string }) {
  const { t } = useTranslation('merging')
  const locale = useLocale()
  const rows = Object.entries(counts).map(([table, count]) => ({ table, count }))
  const columns: Column<Row>[] = [
    {
      key: 'table',
      label: t('columns.what'),
      rowHeader: true,
      cell: ({ table }) => t(`tables.${table}` as 'tables.appointments'),
    },
    {
      key: 'count',
      label: t('columns.count'),
      numeric: true,
      cell: ({ count }) => <span className="num">{formatNumber(count, locale)}</span>,
    },
  ]
  if (rows.length === 0) return <p className="card__body muted">{t('pair.nothingMoves')}</p>
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ table }) => table} />
}
