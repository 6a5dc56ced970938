import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { sitePhone } from '#app/core/site.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { CodeRequestPage } from '#app/modules/booking/own-visits/components/code-request-page.tsx'
import { submitCodeRequest } from '#app/modules/booking/own-visits/pages/submit-code-request.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** How a list comes to be closed. */
const endings = ['time', 'done'] as const

/** Where somebody who has lost the message asks for the list of their appointments. */
export function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request), 'booking')
  const texts = { title: t('mine.title'), description: t('mine.description') }
  const head = requestHead(request, { ...texts, path: paths.myAppointments(), isIndexable: false })
  const ended = new URL(request.url).searchParams.get('ended')
  const closed = endings.find((each) => each === ended) ?? null
  return json({ head, formKey: newToken(), closed, phone: sitePhone }, { headers: privateHeaders })
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitCodeRequest(await readForm(request), context.clientAddress ?? 'unknown', localeOf(request))
}

export default function MyAppointments() {
  const { formKey, closed, phone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <CodeRequestPage formKey={formKey} closed={closed} phone={phone} answer={answer} />
}
