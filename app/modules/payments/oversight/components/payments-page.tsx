import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PaymentsPageData } from '../pages/payments-page.server.ts'
import { StateTag, stateOptions } from './state-tag.tsx'

type Row = PaymentsPageData['rows'][number]

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  return [
    {
      key: 'payment',
      label: t('list.payment'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, number, billedTo, kind }) => (
        <>
          <Link to={paths.adminPayment(id)}>{number ?? t('list.noNumber')}</Link>
          <span className="t__second">{billedTo ?? t(`list.kinds.${kind}`)}</span>
        </>
      ),
    },
    { key: 'date', label: t('paper.date'), phone: 'labeled', cell: ({ createdAt }) => formatDate(createdAt, locale) },
    { key: 'gateway', label: t('list.gateway'), phone: 'labeled', cell: ({ gateway }) => t(`gateways.${gateway}`) },
    {
      key: 'amount',
      label: t('paper.amount'),
      numeric: true,
      phone: 'labeled',
      cell: ({ amountCents }) => formatMoney(amountCents, locale),
    },
    {
      key: 'state',
      label: t('list.state'),
      phone: 'wide',
      cell: ({ state, disputedAt }) => <StateTag state={state} isDisputed={disputedAt !== null} />,
    },
  ]
}

function Filters({ filters: { q, state } }: Pick<PaymentsPageData, 'filters'>) {
  const { t } = useTranslation('payments')
  return (
    <form method="get" action={useHref(paths.adminPayments())} className="form" role="search">
      <div className="pro-columns pro-columns--even">
        <Field id="q" label={t('list.q')} hint={t('list.qHint')}>
          {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} autoComplete="off" />}
        </Field>
        <Field id="state" label={t('list.state')}>
          {(control) => (
            <Select
              {...control}
              name="state"
              defaultValue={state ?? ''}
              options={[{ value: '', label: t('list.any') }, ...stateOptions((key) => t(`states.${key}`))]}
            />
          )}
        </Field>
      </div>
      <p>
        <Button variant="line">{t('list.find')}</Button>
      </p>
    </form>
  )
}

/** What was paid, for who looks after the money. */
export function PaymentsPage({ page: { rows, next, filters, gateway } }: { page: PaymentsPageData }) {
  const { t } = useTranslation('payments')
  const columns = useColumns()
  const older = { ...(filters.q && { q: filters.q }), ...(filters.state && { state: filters.state }) }
  return (
    <div className="stack">
      <PageHead title={t('list.title')} lead={t('list.lead', { gateway: t(`gateways.${gateway}`) })} />
      <Filters filters={filters} />
      <PanelCard id="payments" title={t('list.title')}>
        {rows.length === 0 ? (
          <p className="card__body">{t('list.none')}</p>
        ) : (
          <DataTable caption={t('list.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PanelCard>
      {next && (
        <p>
          <ButtonLink variant="line" to={paths.adminPayments({ ...older, before: next })}>
            {t('list.older')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
