import { useTranslation } from 'react-i18next'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { checkFilters } from '../check-filters.ts'
import { rejectionWords } from '../check-words.ts'
import type { CheckLine, ChecksData } from '../pages/list-page.server.ts'
import { GatewayNotice } from './gateway-notice.tsx'
import { StateTag } from './state-tag.tsx'

function CheckRows({ lines }: { lines: readonly CheckLine[] }) {
  const { t } = useTranslation('eligibility')
  return (
    <DataTable
      caption={t('title')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: 'patient', label: t('columns.patient'), rowHeader: true, phone: 'wide' },
          cell: ({ id, patient }) => <Link to={paths.eligibilityCheck(id)}>{patient ?? t('columns.unreadable')}</Link>,
        },
        {
          ...{ key: 'status', label: t('columns.status'), phone: 'wide' },
          cell: ({ status, rejection, isRetried }) => (
            <>
              <StateTag status={status} />
              {rejection && <span className="t__second">{rejectionWords(rejection, t).text}</span>}
              {isRetried && status !== 'queued' && <span className="t__second">{t('retried')}</span>}
            </>
          ),
        },
        { ...{ key: 'payer', label: t('fields.carrier'), phone: 'labeled' }, cell: ({ carrierName }) => carrierName },
        { ...{ key: 'doctor', label: t('fields.doctor'), phone: 'labeled' }, cell: ({ doctor }) => doctor ?? '—' },
        {
          ...{ key: 'day', label: t('fields.serviceDate'), phone: 'labeled' },
          cell: ({ serviceDay }) => <span className="num">{serviceDay}</span>,
        },
        {
          ...{ key: 'made', label: t('columns.made'), phone: 'labeled' },
          cell: ({ madeAt }) => <span className="num">{madeAt}</span>,
        },
      ]}
    />
  )
}

function Checks({ page: { clinic, filter, lines } }: { page: ChecksData }) {
  const { t } = useTranslation('eligibility')
  if (lines === null) return <LockedFeature feature="eligibility" />
  const place = clinic.slug
  return (
    <>
      <Tabs
        label={t('filters.label')}
        tabs={checkFilters.map((each) => ({
          ...{
            to: paths.eligibility(each === 'today' ? { place } : { place, show: each }),
            label: t(`filters.${each}`),
          },
          current: each === filter,
        }))}
      />
      {lines.length === 0 ? (
        <EmptyState title={t(`empty.${filter}`)}>
          <p>{t('empty.next')}</p>
        </EmptyState>
      ) : (
        <Card>
          <CheckRows lines={lines} />
        </Card>
      )}
    </>
  )
}

/** The insurance checks of a clinic. */
export function ChecksPage({ page }: { page: ChecksData }) {
  const { t } = useTranslation('eligibility')
  const { clinic, clinics, gateway } = page
  const place = clinic.slug
  return (
    <div className="stack">
      <PageHead
        title={t('title')}
        lead={t('lead', { clinic: clinic.name })}
        actions={
          clinic.mayCheck && (
            <>
              <ButtonLink to={paths.eligibilityBatch({ place })} variant="line">
                {t('batch.title')}
              </ButtonLink>
              <ButtonLink to={paths.eligibilityNew({ place })} icon="plus">
                {t('form.new')}
              </ButtonLink>
            </>
          )
        }
      />
      {clinic.mayCheck && <GatewayNotice gateway={gateway} />}
      {clinics.length > 0 && (
        <Tabs
          label={t('choose')}
          tabs={clinics.map(({ slug, name }) => ({
            ...{ to: paths.eligibility({ place: slug }), label: name, current: slug === place },
          }))}
        />
      )}
      <Checks page={page} />
    </div>
  )
}
