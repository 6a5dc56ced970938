import type { LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { reorderFile } from '#app/modules/practice/supply/pages/supply-pages.server.ts'

export const handle = { guard: 'provider-auth' }

/** The reorder list as a file for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { csv, name } = await reorderFile(request, await guardNamed('provider-auth')(request))
  return new Response(csv, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
