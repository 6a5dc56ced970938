import { useTranslation } from 'react-i18next'
import { NoClinic } from '#app/modules/practice/clinic-facts/components/no-clinic.tsx'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { RefillsData } from '../pages/refills-page.server.ts'
import { NoPrescribing, RefillStatusTag } from './refill-parts.tsx'

type Shown = NonNullable<RefillsData['shown']>

function RefillTable({ refills }: Pick<Shown, 'refills'>) {
  const { t } = useTranslation('pharmacy')
  return (
    <Card>
      <DataTable
        caption={t('title')}
        rows={refills}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'name', label: t('fields.name'), rowHeader: true, phone: 'wide' },
            cell: ({ id, name }) => <Link to={paths.refill(id)}>{name}</Link>,
          },
          { key: 'medicine', label: t('fields.medicine'), phone: 'labeled', cell: ({ medicine }) => medicine },
          {
            ...{ key: 'pharmacy', label: t('fields.pharmacy'), phone: 'labeled' },
            cell: ({ pharmacy }) => pharmacy ?? t('none'),
          },
          {
            ...{ key: 'status', label: t('fields.status'), phone: 'labeled' },
            cell: ({ status, isOverdue }) => <RefillStatusTag status={status} isOverdue={isOverdue} />,
          },
          {
            ...{ key: 'since', label: t('fields.since'), phone: 'labeled' },
            cell: ({ since }) => <span className="num">{since}</span>,
          },
        ]}
      />
    </Card>
  )
}

function Refills({ place, shown }: { place: string; shown: Shown }) {
  const { t } = useTranslation('pharmacy')
  return (
    <>
      <NoPrescribing />
      <Tabs
        label={t('lists.label')}
        tabs={shown.counts.map(({ list, count }) => ({
          ...{ to: paths.pharmacy({ place, show: list }), label: t(`lists.${list}`), count },
          current: list === shown.list,
        }))}
      />
      {shown.refills.length === 0 ? (
        <EmptyState title={t(`empty.${shown.list}`)}>{shown.mayServe && <p>{t('empty.next')}</p>}</EmptyState>
      ) : (
        <RefillTable refills={shown.refills} />
      )}
      <p>
        <Link to={paths.pharmacyList({ place })}>{t('list.title')}</Link>
      </p>
    </>
  )
}

/** What patients have asked for, by how far it has come. */
export function RefillsPage({ page }: { page: RefillsData }) {
  const { t } = useTranslation('pharmacy')
  const { place, clinics, shown, name } = page
  if (place === null) return <NoClinic />
  return (
    <div className="stack">
      <PageHead
        title={t('heading', { clinic: name })}
        lead={t('lead')}
        actions={
          shown?.mayServe && (
            <ButtonLink to={paths.refillNew({ place })} icon="plus">
              {t('refill.new')}
            </ButtonLink>
          )
        }
      />
      {clinics.length > 0 && (
        <Tabs
          label={t('choose')}
          tabs={clinics.map(({ slug, name: each }) => ({
            ...{ to: paths.pharmacy({ place: slug }), label: each, current: slug === place },
          }))}
        />
      )}
      {shown === null ? <LockedFeature feature="pharmacy" /> : <Refills place={place} shown={shown} />}
    </div>
  )
}
