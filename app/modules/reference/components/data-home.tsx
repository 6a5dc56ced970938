import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TableKey } from '../table-columns.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type Row = { key: TableKey; count: number }
type DataHomeProps = { tables: readonly Row[]; may: { flags: boolean; merges: boolean } }

/** The tables that everything else refers to, and where the larger deeds are. */
export function DataHome({ tables, may }: DataHomeProps) {
  const { t } = useTranslation('data')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    {
      key: 'table',
      label: t('columns.table'),
      rowHeader: true,
      cell: ({ key }) => <Link to={paths.adminTable(key)}>{t(`tables.${key}`)}</Link>,
    },
    { key: 'what', label: t('columns.what'), phone: 'wide', cell: ({ key }) => t(`about.${key}`) },
    {
      key: 'count',
      label: t('columns.count'),
      numeric: true,
      cell: ({ count }) => <span className="num">{formatNumber(count, locale)}</span>,
    },
  ]
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            {may.merges && (
              <ButtonLink variant="line" to={paths.adminMerges()}>
                {t('merges')}
              </ButtonLink>
            )}
            {may.flags && (
              <ButtonLink variant="line" to={paths.adminFlags()}>
                {t('flags.title')}
              </ButtonLink>
            )}
          </>
        }
      />
      <PanelCard id="tables" title={t('tablesTitle')}>
        <DataTable caption={t('tablesTitle')} columns={columns} rows={tables} rowKey={({ key }) => key} />
      </PanelCard>
    </div>
  )
}
