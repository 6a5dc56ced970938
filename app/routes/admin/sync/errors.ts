import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { syncErrorsCsv } from '#app/modules/directory/registry/records/queries/sync-run.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** The rows of a run that could not be used, for a spreadsheet. */
export async function loader({ request, params: { run = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'sync.run')
  const text = await orRefused(syncErrorsCsv(actor, run))
  const named = { 'Content-Disposition': 'attachment; filename="skipped-rows.csv"' }
  return new Response(text, { headers: { ...privateHeaders, ...named, 'Content-Type': 'text/csv; charset=utf-8' } })
}
