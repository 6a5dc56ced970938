import type { LoaderFunctionArgs } from '@remix-run/node'
import { forbidden, orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { exportCsv } from '#app/modules/desk/pages/export.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { readListFilters } from '#app/modules/desk/list-filters.ts'

export const handle = { guard: 'provider-auth' }

/** The list of the address as a file for a spreadsheet; recorded. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const filters = readListFilters(desk.search, desk.today)
  const csv = await orRefused(exportCsv(actor, desk, filters))
  if (csv === null) forbidden()
  return new Response(csv, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="appointments-${filters.from}-${filters.to}.csv"`,
    },
  })
}
