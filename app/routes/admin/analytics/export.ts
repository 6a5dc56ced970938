import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { exportReport } from '#app/modules/analytics/pages/analytics-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** The figures of a range as a file for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'analytics.read')
  const { name, csv } = await orRefused(exportReport(actor, request))
  return new Response(csv, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
