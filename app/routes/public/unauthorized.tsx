import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export const meta = metaOf

const reasons = ['feature', 'role', 'tier'] as const

export function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request))
  const given = new URL(request.url).searchParams.get('reason')
  const head = requestHead(request, {
    title: t('unauthorized.title'),
    description: t('unauthorized.message'),
    path: paths.unauthorized(),
    isIndexable: false,
  })
  return json({ head, reason: reasons.find((reason) => reason === given) ?? null })
}

export default function Unauthorized() {
  const { reason } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <div className="wrap wrap--form stack">
      <h1>{t('unauthorized.title')}</h1>
      <p className="lead">{t('unauthorized.message')}</p>
      {reason && <p>{t(`unauthorized.${reason}`)}</p>}
      <p className="row">
        <ButtonLink to={paths.home()}>{t('unauthorized.home')}</ButtonLink>
        <ButtonLink to={paths.contact()} variant="line">
          {t('unauthorized.contact')}
        </ButtonLink>
      </p>
    </div>
  )
}
