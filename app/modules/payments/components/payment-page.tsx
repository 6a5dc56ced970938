import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { formatMoney, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner, type BannerTone } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PaymentWords } from '../payment-status.ts'
import type { Payment } from '../queries/find-payment.server.ts'

const tones: Readonly<Partial<Record<PaymentWords, BannerTone>>> = {
  paid: 'success',
  waiting: 'warning',
  failed: 'warning',
  unknown: 'note',
}

type PaymentPageProps = {
  page: 'success' | 'canceled'
  words: PaymentWords
  payment: Pick<Payment, 'purpose' | 'receiptNo' | 'amountCents'> | null
  /** Where its purpose goes on from it, and where it may be tried again. */
  goOn: { done: string; retry: string }
  /** The same page, asked again. */
  again: string | null
  /** The same page without looking again by itself, while it does. */
  stop?: string | null
  /** The session id, where an open payment can be given up. */
  giveUp: string | null
  phone: string
}

/** The pages that the gateway leads back to. They tell what our own record says and change nothing by being read. */
export function PaymentPage({ page, words, payment, goOn, again, stop, giveUp, phone }: PaymentPageProps) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const purpose = payment?.purpose ?? 'none'
  const canRetry = words === 'failed' || words === 'canceled' || words === 'stopped'
  const action = useHref(paths.paymentCanceled())
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb current={t(`payment.${page}.title`)} />
      <Banner tone={tones[words] ?? 'info'}>
        <h1>{t(`payment.states.${words}.title`)}</h1>
        <p>{t(`payment.states.${words}.text`)}</p>
        {stop && (
          <p>
            <Trans t={t} i18nKey="payment.updates" components={{ stop: <Link to={stop} /> }} />
          </p>
        )}
      </Banner>
      {payment?.receiptNo && (
        <Card className="stack stack--sm">
          <p className="muted">{t('payment.receipt')}</p>
          <p className="reference num nb">{payment.receiptNo}</p>
          {payment.amountCents !== null && (
            <p>
              {t('payment.amount')} <b className="num">{formatMoney(payment.amountCents, locale)}</b>
            </p>
          )}
        </Card>
      )}
      {giveUp && (
        <form method="post" action={action} className="stack stack--sm">
          <p>{t('payment.giveUpNote')}</p>
          <input type="hidden" name="s" value={giveUp} />
          <Button variant="line">{t('payment.giveUp')}</Button>
        </form>
      )}
      <p className="row">
        {again && (
          <ButtonLink to={again} icon="refresh" variant="line">
            {t('payment.again')}
          </ButtonLink>
        )}
        <ButtonLink to={canRetry ? goOn.retry : goOn.done}>
          {canRetry ? t('payment.retry') : t(`payment.nextStep.${purpose}`)}
        </ButtonLink>
        <ButtonLink to={`tel:${phone}`} icon="phone" variant="line">
          {formatPhone(phone)}
        </ButtonLink>
      </p>
      <p className="muted">
        <Trans t={t} i18nKey="payment.help" components={{ go: <Link to={paths.contact()} /> }} />
      </p>
    </div>
  )
}
