import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatInstantClock, formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PaidLines } from '#app/modules/payments/components/paid-lines.tsx'
import type { PaymentPageData } from '../pages/payments-page.server.ts'
import { StateTag } from './state-tag.tsx'

type Payment = PaymentPageData['payment']

function Events({ events }: Pick<Payment, 'events'>) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const columns: Column<Payment['events'][number]>[] = [
    { key: 'kind', label: t('one.event'), rowHeader: true, cell: ({ kind }) => t(`events.${kind}`) },
    {
      key: 'at',
      label: t('one.at'),
      phone: 'wide',
      cell: ({ at }) => `${formatDate(at, locale)} ${formatInstantClock(at, newYork, locale)}`,
    },
    { key: 'outcome', label: t('one.outcome'), phone: 'labeled', cell: ({ outcome }) => t(`outcomes.${outcome}`) },
    {
      key: 'amount',
      label: t('paper.amount'),
      numeric: true,
      phone: 'labeled',
      cell: ({ amountCents }) => (amountCents === null ? '—' : formatMoney(amountCents, locale)),
    },
  ]
  return (
    <PanelCard id="events" title={t('one.events')}>
      <DataTable caption={t('one.events')} columns={columns} rows={events} rowKey={({ id }) => id} />
    </PanelCard>
  )
}

function Refunds({ refunds }: Pick<Payment, 'refunds'>) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  if (refunds.length === 0) return null
  const columns: Column<Payment['refunds'][number]>[] = [
    {
      key: 'cause',
      label: t('refund.cause'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ cause, reason }) => reason ?? t(`refund.causes.${cause}`),
    },
    { key: 'date', label: t('paper.date'), phone: 'labeled', cell: ({ createdAt }) => formatDate(createdAt, locale) },
    { key: 'state', label: t('list.state'), phone: 'labeled', cell: ({ state }) => t(`refund.states.${state}`) },
    {
      key: 'amount',
      label: t('paper.amount'),
      numeric: true,
      phone: 'labeled',
      cell: ({ amountCents }) => formatMoney(amountCents, locale),
    },
  ]
  return (
    <PanelCard id="refunds" title={t('refund.all')}>
      <DataTable caption={t('refund.all')} columns={columns} rows={refunds} rowKey={({ id }) => id} />
    </PanelCard>
  )
}

function RefundForm({ payment: { id, leftCents }, answer }: { payment: Payment; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('payments')
  const say = useProblem('payments')
  const locale = useLocale()
  const [, { amount, reason }] = useForm<{ amount: string; reason: string }>({
    id: 'refund',
    lastResult: answer?.submission,
  })
  return (
    <>
      <ErrorSummary items={errorItems([amount, reason], say)} />
      <form method="post" action={useHref(paths.adminPayment(id))} className="form" noValidate>
        <FormField
          field={amount}
          label={t('refund.amount')}
          hint={t('refund.left', { amount: formatMoney(leftCents, locale) })}
          message={say}
        >
          {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormField field={reason} label={t('refund.reason')} hint={t('refund.reasonHint')} message={say}>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <p>
          <Button variant="danger">{t('refund.submit')}</Button>
        </p>
      </form>
    </>
  )
}

type PaymentDetailPageProps = { page: PaymentPageData; answer: FormAnswer | undefined }

/** One payment: what for, what happened to it, its papers, and giving it back. */
export function PaymentDetailPage({ page: { payment, refund }, answer }: PaymentDetailPageProps) {
  const { t } = useTranslation('payments')
  const { id, number, billedTo, state, disputedAt, lines, amountCents, papers, events, refunds, gateway } = payment
  const caption = t('one.lines')
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminPayments()}>{t('list.title')}</Link>
      </p>
      <PageHead
        title={number ?? t('one.title')}
        lead={[billedTo, t(`gateways.${gateway}`)].filter(Boolean).join(' · ')}
        actions={<StateTag state={state} isDisputed={disputedAt !== null} />}
      />
      <PanelCard id="lines" title={caption}>
        <PaidLines lines={lines} totalCents={amountCents} caption={caption} />
        {papers.length > 0 && (
          <p className="card__body muted">
            {papers.map((paper) => `${t(`paper.kinds.${paper.kind}`)} ${paper.number}`).join(' · ')}
          </p>
        )}
      </PanelCard>
      <Events events={events} />
      <Refunds refunds={refunds} />
      {refund && (
        <PanelCard id="refund" title={t('refund.title')}>
          <div className="card__body stack stack--sm">
            <p>{t('refund.rule')}</p>
            {refund === 'form' ? (
              <RefundForm key={refunds.length} payment={payment} answer={answer} />
            ) : (
              <p>
                <ButtonLink to={`${paths.adminPayment(id)}?refund=1`}>{t('refund.code')}</ButtonLink>
              </p>
            )}
          </div>
        </PanelCard>
      )}
    </div>
  )
}
