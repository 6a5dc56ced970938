import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { Rate } from '../campaign-price.ts'
import { useRateWords } from './campaign-fields.tsx'

const rules = ['flat', 'labeled', 'order', 'review', 'private'] as const

/** Every placement: what it is, what a week of it costs, and how many take turns. */
export function RatesCard({ rates }: { rates: readonly Rate[] }) {
  const { t } = useTranslation('promotion')
  const priceWords = useRateWords()
  const columns: Column<Rate>[] = [
    {
      key: 'placement',
      label: t('rates.placement'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ placement }) => (
        <>
          {t(`placements.${placement}`)}
          <span className="t__second">{t(`about.${placement}`)}</span>
        </>
      ),
    },
    {
      key: 'price',
      label: t('rates.price'),
      phone: 'labeled',
      cell: (rate) => (rate.isSold ? priceWords(rate) : t('rates.closed')),
    },
    {
      key: 'slots',
      label: t('rates.slots'),
      phone: 'labeled',
      cell: ({ slots }) => t('rates.slotsCount', { count: slots }),
    },
  ]
  return (
    <PanelCard id="rates" title={t('rates.title')}>
      <DataTable caption={t('rates.title')} columns={columns} rows={rates} rowKey={({ placement }) => placement} />
    </PanelCard>
  )
}

/** What holds for every advertisement. */
export function RulesCard() {
  const { t } = useTranslation('promotion')
  return (
    <PanelCard id="rules" title={t('rules.title')}>
      <ul className="card__body bullets">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </PanelCard>
  )
}
