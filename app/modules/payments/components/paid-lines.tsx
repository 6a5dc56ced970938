import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type Line = { label: string; cents: number }

/** What is paid for, line by line, and what it comes to. */
export function PaidLines({ lines, totalCents, caption }: { lines: Line[]; totalCents: number; caption: string }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const rows = [...lines, { label: t('paper.total'), cents: totalCents }]
  const columns: Column<Line>[] = [
    { key: 'label', label: t('paper.item'), cell: ({ label }) => label, rowHeader: true },
    {
      key: 'cents',
      label: t('paper.amount'),
      cell: ({ cents }) => formatMoney(cents, locale),
      numeric: true,
      phone: 'labeled',
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => String(rows.indexOf(row))} />
}
