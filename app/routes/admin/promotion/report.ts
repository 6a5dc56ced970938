import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { reportCsv } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { csvHeaders } from '#app/modules/promotion/pages/report.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** What every campaign came to, as a file for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'promotion.review')
  const csv = await orRefused(reportCsv(actor))
  return new Response(csv, { headers: { ...privateHeaders, ...csvHeaders('promotion.csv') } })
}
