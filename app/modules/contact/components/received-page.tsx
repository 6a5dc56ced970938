import { useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Breadcrumb, type Crumb } from '#app/ui/layout/breadcrumb.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { FormPage } from '../pages/form-page.server.ts'

type ReceivedPageProps = {
  received: NonNullable<FormPage['received']>
  /** Name of the form and its address. */
  form: Crumb
  /** Customer service in E.164. */
  phone: string
}

/** The page after sending: the number, until when there is an answer, and the telephone. */
export function ReceivedPage({ received, form, phone }: ReceivedPageProps) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[form]} current={t('received.title')} />
      <Banner tone="success">
        <h1>{t('received.title')}</h1>
        <p>{t('received.lead', { date: formatLongDate(received.dueAt, locale) })}</p>
      </Banner>
      <Card className="stack stack--sm">
        <p className="muted">{t('received.reference')}</p>
        <p className="reference num nb">{received.printed}</p>
        <p>{t('received.keep')}</p>
        <p>{t('received.mail')}</p>
      </Card>
      <p>{t('received.call')}</p>
      <p className="row">
        <ButtonLink to={`tel:${phone}`} icon="phone" variant="line">
          {formatPhone(phone)}
        </ButtonLink>
        <ButtonLink to={paths.home()} icon="house" variant="line">
          {t('received.home')}
        </ButtonLink>
        <ButtonLink to={form.to} variant="quiet">
          {t('received.again')}
        </ButtonLink>
      </p>
    </div>
  )
}
