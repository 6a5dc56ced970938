import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { faqKeys, kindOfTopic } from '#app/modules/contact/choices.ts'
import { ContactPage } from '#app/modules/contact/components/contact-page.tsx'
import { ReceivedPage } from '#app/modules/contact/components/received-page.tsx'
import { loadFormPage } from '#app/modules/contact/pages/form-page.server.ts'
import { contactForm, readRequestId } from '#app/modules/contact/forms.ts'
import { formPageHeaders } from '#app/modules/contact/page-headers.ts'
import { takeForm } from '#app/modules/contact/pages/take-form.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { faqData } from '#app/modules/seo/structured-data/faq.ts'
import { breadcrumbThing, dataSite, siteThings } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = formPageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const say = translator(locale)
  const t = translator(locale, 'contact')
  const failed = readRequestId(new URL(request.url).searchParams.get('ref'))
  const { page, headers } = await loadFormPage(request)
  const faq = faqKeys.map((key) => ({
    question: t(`faq.items.${key}.question`),
    answer: t(`faq.items.${key}.answer`),
  }))
  const head = requestHead(request, {
    title: page.received ? t('received.title') : say('contact.title'),
    description: say('contact.description'),
    path: paths.contact(),
    isIndexable: !page.received && !failed,
    structuredData: [
      ...siteThings(request),
      breadcrumbThing(request, [{ name: say('contact.title'), path: paths.contact() }]),
      () => faqData(faq, dataSite(request)),
    ],
  })
  return json({ head, page, failed }, { headers })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translator(localeOf(request), 'contact')
  return takeForm({ request, context, thanks: paths.contact }, contactForm, (answers) => {
    const { topic, name, phone, email, wechat, time, message, language, ref } = answers
    return {
      kind: kindOfTopic[topic],
      contact: { name, phone, email, wechat, time },
      subject: t(`contact.topics.${topic}`),
      body: message,
      wishes: { topic, ...(language && { language }), ...(ref && { request: ref }) },
    }
  })
}

export default function Contact() {
  const { page, failed } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  const { t } = useTranslation('site')
  const lastResult = useActionData<typeof action>()
  const form = { to: paths.contact(), label: t('contact.title') }
  if (page.received && !lastResult) return <ReceivedPage received={page.received} form={form} phone={site.phone} />
  return <ContactPage page={page} failed={failed} site={site} lastResult={lastResult} />
}
