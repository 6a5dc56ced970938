import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { SentPage } from '#app/modules/coordination/components/sent-page.tsx'
import { careHead, wordsOf } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { loadSentPage } from '#app/modules/coordination/pages/sent-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** Without a guard, as specified: whoever has the address sees a number and a masked name. */
export async function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  const page = await loadSentPage(request, uuid)
  const head = careHead(request, wordsOf({ locale: localeOf(request) })('sent.title'), paths.careSent(':uuid'))
  return json({ head, page }, { headers: privateHeaders })
}

export default function CareSent() {
  return <SentPage page={useLoaderData<typeof loader>().page} />
}
