import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tags } from '#app/ui/tag.tsx'
import type { SuppliesData } from '../pages/supply-pages.server.ts'
import type { SupplyItem } from '../queries/supplies.server.ts'
import { Amount, StockTags, useDay } from './stock-words.tsx'

type Of = { page: SuppliesData }

function ItemRows({ place, items }: { place: string; items: readonly SupplyItem[] }) {
  const { t } = useTranslation('supply')
  const day = useDay()
  return (
    <DataTable
      caption={t('heading')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: 'name', label: t('columns.name'), rowHeader: true, phone: 'wide' },
          cell: ({ id, name, category }) => (
            <>
              <Link to={paths.supplyItem(id, { place })}>{name}</Link>
              {category && <span className="muted small"> {category}</span>}
            </>
          ),
        },
        {
          ...{ key: 'onHand', label: t('columns.onHand'), phone: 'labeled' },
          cell: ({ stock, unit }) => (
            <>
              <Amount number={stock.onHand} unit={unit} />
              {stock.expired > 0 && (
                <span className="muted small"> {t('expiredOfThem', { number: stock.expired })}</span>
              )}
            </>
          ),
        },
        {
          ...{ key: 'minimum', label: t('columns.minimum'), numeric: true, phone: 'labeled' },
          cell: ({ minimum }) => minimum,
        },
        {
          ...{ key: 'expiry', label: t('columns.nextExpiry'), phone: 'labeled' },
          cell: ({ stock }) => (stock.nextExpiry ? day(stock.nextExpiry) : '—'),
        },
        {
          ...{ key: 'tags', label: t('columns.tags'), phone: 'wide' },
          cell: ({ stock }) =>
            stock.tags.length > 0 && (
              <Tags>
                <StockTags tags={stock.tags} />
              </Tags>
            ),
        },
      ]}
    />
  )
}

function Items({ page: { clinic, list, counts, items } }: Of) {
  const { t } = useTranslation('supply')
  const place = clinic.slug
  if (items === null) return <LockedFeature feature="supply" />
  return (
    <>
      <Tabs
        label={t('lists.choose')}
        tabs={counts.map(({ list: each, count }) => ({
          ...{ to: paths.supplies(each === 'all' ? { place } : { place, list: each }), label: t(`lists.${each}`) },
          ...{ count, current: each === list },
        }))}
      />
      {items.length === 0 ? (
        <EmptyState title={t(list === 'all' ? 'empty.title' : 'empty.list')}>
          {list === 'all' && clinic.mayManage && (
            <p>
              <Link to={paths.supplyNew({ place })}>{t('item.new')}</Link>
            </p>
          )}
        </EmptyState>
      ) : (
        <Card>
          <ItemRows place={place} items={items} />
        </Card>
      )}
    </>
  )
}

/** What a clinic keeps in stock: how much there is of it, how much there should be, and what expires. */
export function SuppliesPage({ page }: Of) {
  const { t } = useTranslation('supply')
  const { clinic, clinics } = page
  const place = clinic.slug
  return (
    <div className="stack">
      <PageHead
        title={t('title', { clinic: clinic.name })}
        lead={t('lead')}
        actions={
          clinic.mayRead && (
            <>
              <Link to={paths.supplyReorder({ place })}>{t('reorder.title')}</Link>
              {clinic.mayManage && <Link to={paths.supplyNew({ place })}>{t('item.new')}</Link>}
            </>
          )
        }
      />
      {clinics.length > 0 && (
        <Tabs
          label={t('choose')}
          tabs={clinics.map(({ slug, name }) => ({
            ...{ to: paths.supplies({ place: slug }), label: name, current: slug === place },
          }))}
        />
      )}
      <Items page={page} />
    </div>
  )
}
