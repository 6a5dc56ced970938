import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { ReorderData } from '../pages/supply-pages.server.ts'
import { Amount, useDay } from './stock-words.tsx'

/** What has to be bought, to print and to take along as a file. */
export function ReorderPage({ page: { clinic, items } }: { page: ReorderData }) {
  const { t } = useTranslation('supply')
  const day = useDay()
  const place = clinic.slug
  const file = useHref(paths.supplyReorderFile({ place }))
  return (
    <div className="stack">
      <p className="noprint">
        <Link to={paths.supplies({ place })}>{t('back')}</Link>
      </p>
      <PageHead
        title={t('reorder.title')}
        lead={t('reorder.lead', { clinic: clinic.name, date: day(clinic.today) })}
        actions={
          items.length > 0 && (
            <>
              <a href={file} className="noprint">
                {t('reorder.file')}
              </a>
              <Button type="button" className="noprint" hidden data-print="" icon="printer">
                {t('reorder.print')}
              </Button>
            </>
          )
        }
      />
      {items.length === 0 ? (
        <EmptyState title={t('reorder.none')} />
      ) : (
        <Card>
          <DataTable
            caption={t('reorder.title')}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                ...{ key: 'name', label: t('columns.name'), rowHeader: true, phone: 'wide' },
                cell: ({ id, name, category, cvxCode, ndcCode }) => (
                  <>
                    <Link to={paths.supplyItem(id, { place })}>{name}</Link>
                    {category && <span className="muted small"> {category}</span>}
                    {cvxCode && <span className="muted small"> CVX {cvxCode}</span>}
                    {ndcCode && <span className="muted small"> NDC {ndcCode}</span>}
                  </>
                ),
              },
              {
                ...{ key: 'usable', label: t('columns.usable'), numeric: true, phone: 'labeled' },
                cell: ({ stock }) => stock.usable,
              },
              {
                ...{ key: 'minimum', label: t('columns.minimum'), numeric: true, phone: 'labeled' },
                cell: ({ minimum }) => minimum,
              },
              {
                ...{ key: 'missing', label: t('columns.missing'), phone: 'labeled' },
                cell: ({ stock, unit }) => (
                  <b>
                    <Amount number={stock.missing} unit={unit} />
                  </b>
                ),
              },
            ]}
          />
        </Card>
      )}
    </div>
  )
}
