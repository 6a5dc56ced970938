import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { ConciergePage } from '#app/modules/contact/components/concierge-page.tsx'
import { ReceivedPage } from '#app/modules/contact/components/received-page.tsx'
import { knownChoices, listConciergeOptions } from '#app/modules/contact/queries/concierge-options.server.ts'
import { loadFormPage } from '#app/modules/contact/pages/form-page.server.ts'
import { conciergeForm, searchedFor } from '#app/modules/contact/forms.ts'
import { formPageHeaders } from '#app/modules/contact/page-headers.ts'
import { takeForm } from '#app/modules/contact/pages/take-form.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = formPageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'contact')
  const [{ page, headers }, options] = await Promise.all([loadFormPage(request), listConciergeOptions(locale)])
  const said = searchedFor(new URL(request.url).searchParams)
  const steps = [
    { name: translator(locale)('contact.title'), path: paths.contact() },
    { name: t('concierge.title'), path: paths.concierge() },
  ]
  const head = requestHead(request, {
    title: page.received ? t('received.title') : t('concierge.title'),
    description: t('concierge.description'),
    path: paths.concierge(),
    isIndexable: !page.received && said === '',
    structuredData: [breadcrumbThing(request, steps)],
  })
  return json({ head, page, options, said }, { headers })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'contact')
  return takeForm({ request, context, thanks: paths.concierge }, conciergeForm, async (answers) => {
    const { name, phone, email, wechat, patient, message, times, relation } = answers
    const { specialty, area, plan, language } = answers
    const options = await listConciergeOptions(locale)
    const known = knownChoices(options, { specialty, area, plan, language })
    return {
      kind: 'concierge',
      contact: { name, phone, email, wechat, patient },
      subject: t('concierge.title'),
      body: message,
      wishes: { ...known, relation, ...(times.length > 0 && { times: times.join(' ') }) },
    }
  })
}

export default function Concierge() {
  const { page, options, said } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  const { t } = useTranslation('contact')
  const lastResult = useActionData<typeof action>()
  const form = { to: paths.concierge(), label: t('concierge.title') }
  if (page.received && !lastResult) return <ReceivedPage received={page.received} form={form} phone={site.phone} />
  return <ConciergePage page={page} options={options} said={said} phone={site.phone} lastResult={lastResult} />
}
