import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { now } from '#app/core/clock.ts'
import { formatPhone } from '#app/core/format.ts'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { isServiceOpen } from '#app/core/service-hours.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Fact, Facts } from '#app/ui/facts.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Tag } from '#app/ui/tag.tsx'

export const meta = metaOf

export function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request))
  const head = requestHead(request, {
    title: t('contact.title'),
    description: t('contact.description'),
    path: paths.contact(),
  })
  return json({ head, isOpen: isServiceOpen(now()) })
}

export default function Contact() {
  const { isOpen } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  const { t } = useTranslation('site')
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb current={t('contact.title')} />
      <h1>{t('contact.title')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      <p>
        <Tag tone={isOpen ? 'ok' : 'plain'} icon="clock">
          {isOpen ? t('hours.open') : t('hours.closed')}
        </Tag>
      </p>
      <Facts large>
        <Fact icon="phone" label={t('contact.phone')}>
          <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
        </Fact>
        <Fact icon="mail" label={t('contact.email')}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Fact>
        <Fact icon="clock" label={t('contact.hours')}>
          {t('contact.hoursText')}
        </Fact>
        <Fact icon="languages" label={t('contact.languages')}>
          {t('contact.languagesText')}
        </Fact>
      </Facts>
      <p>
        <ButtonLink to={`tel:${site.phone}`} icon="phone">
          {formatPhone(site.phone)}
        </ButtonLink>
      </p>
    </div>
  )
}
