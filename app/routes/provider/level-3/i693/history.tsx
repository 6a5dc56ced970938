import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { HistoryPage } from '#app/modules/practice/i693/components/history-page.tsx'
import { loadHistory } from '#app/modules/practice/i693/pages/case-page.server.ts'
import { i693Head } from '#app/modules/practice/i693/pages/open-case-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** What was done with a case. */
export async function loader({ request, params: { case: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadHistory(actor, id)
  const head = i693Head(request, actor, 'history', paths.i693History(id))
  return json({ head, page }, { headers: privateHeaders })
}

export default function History() {
  return <HistoryPage page={useLoaderData<typeof loader>().page} />
}
