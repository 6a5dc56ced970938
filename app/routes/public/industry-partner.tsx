import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { PartnerPage } from '#app/modules/contact/components/partner-page.tsx'
import { ReceivedPage } from '#app/modules/contact/components/received-page.tsx'
import { loadFormPage } from '#app/modules/contact/pages/form-page.server.ts'
import { partnerForm } from '#app/modules/contact/forms.ts'
import { formPageHeaders } from '#app/modules/contact/page-headers.ts'
import { takeForm } from '#app/modules/contact/pages/take-form.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing, siteThings } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = formPageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request), 'contact')
  const { page, headers } = await loadFormPage(request)
  const head = requestHead(request, {
    title: page.received ? t('received.title') : t('partner.title'),
    description: t('partner.description'),
    path: paths.industryPartner(),
    isIndexable: !page.received,
    structuredData: [
      ...siteThings(request),
      breadcrumbThing(request, [{ name: t('partner.title'), path: paths.industryPartner() }]),
    ],
  })
  return json({ head, page }, { headers })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(localeOf(request), 'contact')
  return takeForm({ request, context, thanks: paths.industryPartner }, partnerForm, (answers) => {
    const { kind, organization, homepage, name, phone, email, wechat, message } = answers
    return {
      kind: 'partner',
      contact: { name, phone, email, wechat, organization, homepage },
      subject: t('partner.title'),
      body: message,
      wishes: { kind },
    }
  })
}

export default function IndustryPartner() {
  const { page } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  const { t } = useTranslation('contact')
  const lastResult = useActionData<typeof action>()
  const form = { to: paths.industryPartner(), label: t('partner.title') }
  if (page.received && !lastResult) return <ReceivedPage received={page.received} form={form} phone={site.phone} />
  return <PartnerPage page={page} phone={site.phone} lastResult={lastResult} />
}
