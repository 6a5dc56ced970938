import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PaidLines } from '#app/modules/payments/components/paid-lines.tsx'
import { formatMoney } from '#app/core/format/format.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CardAnswer } from '../pages/simulated-page.server.ts'
import { CardChoice, CodeField, SimulatedNotice } from './card-choice.tsx'

type SimulatedPageProps = {
  action: string
  page: { amountCents: number; lines: { label: string; cents: number }[]; isOpen: boolean; cancelPath: string }
  answer: CardAnswer | undefined
}

/** A gateway's page, simulated: what is paid, the cards, the button. Works as a plain form. */
export function SimulatedPage({ action, page, answer }: SimulatedPageProps) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const href = useHref(action)
  const amount = formatMoney(page.amountCents, locale)
  return (
    <div className="wrap wrap--form stack">
      <SimulatedNotice />
      <h1>{t('simulated.title')}</h1>
      <PaidLines lines={page.lines} totalCents={page.amountCents} caption={t('simulated.title')} />
      {page.isOpen ? (
        <form method="post" action={href} className="stack" noValidate>
          {answer?.asksCode ? <CodeField answer={answer} /> : <CardChoice answer={answer} />}
          <p className="row">
            <Button>{answer?.asksCode ? t('simulated.confirm') : t('simulated.pay', { amount })}</Button>
            <ButtonLink to={page.cancelPath} variant="line">
              {t('simulated.cancel')}
            </ButtonLink>
          </p>
        </form>
      ) : (
        <>
          <p>{t('simulated.closed')}</p>
          <p>
            <ButtonLink to={page.cancelPath}>{t('simulated.back')}</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

/** Another card for renewals. */
export function SimulatedCardPage({
  action,
  back,
  answer,
}: {
  action: string
  back: string
  answer: CardAnswer | undefined
}) {
  const { t } = useTranslation('payments')
  const href = useHref(action)
  return (
    <div className="wrap wrap--form stack">
      <SimulatedNotice />
      <h1>{t('simulated.cardTitle')}</h1>
      <form method="post" action={href} className="stack" noValidate>
        <CardChoice answer={answer} />
        <p className="row">
          <Button>{t('simulated.saveCard')}</Button>
          <ButtonLink to={back} variant="line">
            {t('simulated.back')}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}
