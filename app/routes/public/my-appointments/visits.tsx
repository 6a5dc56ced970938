import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { CodePage } from '#app/modules/booking/own-visits/components/code-page.tsx'
import { VisitsPage } from '#app/modules/booking/own-visits/components/visits-page.tsx'
import { loadVisitsPage, submitCode } from '#app/modules/booking/own-visits/pages/visits-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return loadVisitsPage(request, token)
}

/** The code, as typed. */
export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return submitCode(request, token)
}

export default function MyVisits() {
  const { token, phone, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (list) return <VisitsPage token={token} phone={phone} list={list} />
  return <CodePage token={token} phone={phone} error={answer?.error} />
}
