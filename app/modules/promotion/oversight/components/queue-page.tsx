import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatNumber } from '#app/core/format/format.ts'
import { useDayWords } from '#app/modules/promotion/components/day-words.tsx'
import { StatusTag } from '#app/modules/promotion/components/status-tag.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { QueuePageData } from '../pages/queue-page.server.ts'

const tabs = ['submitted', 'unpaid', 'running', 'ended', 'rejected'] as const

type Row = QueuePageData['rows'][number]

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const { span } = useDayWords()
  return [
    {
      key: 'headline',
      label: t('admin.headline'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, headline, doctor }) => (
        <>
          <Link to={paths.adminCampaign(id)}>{headline}</Link>
          <span className="t__second">{doctor}</span>
        </>
      ),
    },
    { key: 'when', label: t('admin.when'), phone: 'wide', cell: span },
    {
      key: 'placement',
      label: t('admin.placement'),
      phone: 'labeled',
      cell: ({ placement }) => t(`placements.${placement}`),
    },
    {
      key: 'price',
      label: t('admin.price'),
      numeric: true,
      phone: 'labeled',
      cell: ({ priceCents }) => (priceCents === null ? '–' : formatMoney(priceCents, locale)),
    },
  ]
}

function useLastColumns(tab: QueuePageData['tab']): Column<Row>[] {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  if (tab === 'submitted')
    return [
      {
        key: 'waiting',
        label: t('admin.waiting'),
        phone: 'labeled',
        cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatDate(submittedAt, locale)),
      },
    ]
  const figures = (['impressions', 'clicks'] as const).map((measure): Column<Row> => ({
    key: measure,
    label: t(`report.${measure}`),
    numeric: true,
    phone: 'labeled',
    cell: (row) => formatNumber(row.figures?.[measure] ?? 0, locale),
  }))
  const state: Column<Row> = {
    key: 'state',
    label: t('admin.state'),
    phone: 'wide',
    cell: ({ status }) => <StatusTag status={status} />,
  }
  return tab === 'running' || tab === 'ended' ? [...figures, state] : [state]
}

/** The queue of campaigns, by what is to be done about them. */
export function QueuePage({ page }: { page: QueuePageData }) {
  const { t } = useTranslation('promotion')
  const { tab, counts, rows, managesInventory } = page
  const columns = [...useColumns(), ...useLastColumns(tab)]
  return (
    <div className="stack">
      <PageHead
        title={t('admin.title')}
        lead={counts.submitted > 0 ? t('admin.lead', { count: counts.submitted }) : t('admin.none')}
        actions={
          <>
            {managesInventory && (
              <>
                <ButtonLink variant="line" icon="calendar" to={paths.adminInventory()}>
                  {t('admin.inventory')}
                </ButtonLink>
                <ButtonLink variant="line" to={paths.adminHouseAds()}>
                  {t('admin.house')}
                </ButtonLink>
              </>
            )}
            <ButtonLink variant="line" icon="download" to={paths.adminPromotionReport()}>
              {t('admin.csv')}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t('admin.tabs.label')}
        tabs={tabs.map((name) => ({
          to: paths.adminPromotion(name === 'submitted' ? {} : { state: name }),
          label: t(`admin.tabs.${name}`),
          count: counts[name],
          current: name === tab,
        }))}
      />
      {rows.length === 0 ? (
        <p className="panel card__body muted">{t('admin.empty')}</p>
      ) : (
        <div className="panel panel--rows">
          <DataTable caption={t(`admin.tabs.${tab}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
    </div>
  )
}
