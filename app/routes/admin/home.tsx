import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { AdminHome } from '#app/modules/accounts/administration/components/admin-home.tsx'
import { listAlerts } from '#app/modules/accounts/administration/queries/platform-state.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { countWaitingWork } from '#app/modules/review/queries/queue-counts.server.ts'
import { QuickSearch } from '#app/modules/oversight/quick-search/components/quick-search.tsx'
import { answerSearch } from '#app/modules/oversight/quick-search/pages/quick-search-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('admin-auth')(request)
  const title = translator(actor.locale, 'admin')('home.title')
  const head = requestHead(request, { title, description: title, path: paths.admin(), isIndexable: false })
  const [work, alerts] = await Promise.all([countWaitingWork(actor), listAlerts()])
  return json({ head, name: actor.name, work, alerts }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSearch(request, await guardNamed('admin-auth')(request))
}

export default function Home() {
  const { head: _head, ...home } = useLoaderData<typeof loader>()
  return <AdminHome {...home} search={<QuickSearch answer={useActionData<typeof action>()} />} />
}
