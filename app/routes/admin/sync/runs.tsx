import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RunsPage } from '#app/modules/directory/registry/components/runs-page.tsx'
import {
  listRunsOfSources,
  readRunFilters,
  runSearch,
} from '#app/modules/directory/registry/queries/sync-runs.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const filters = readRunFilters(new URL(request.url).searchParams)
  const { runs, next } = await listRunsOfSources(actor, filters)
  const title = translator(actor.locale, 'sync')('list.title')
  const head = requestHead(request, { title, description: title, path: paths.adminSyncRuns(), isIndexable: false })
  const more = next && paths.adminSyncRuns(runSearch({ ...filters, after: next }))
  return json({ head, filters, runs, next: more }, { headers: privateHeaders })
}

export default function SyncRuns() {
  return <RunsPage {...useLoaderData<typeof loader>()} />
}
