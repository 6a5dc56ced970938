import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { exportLog } from '#app/modules/oversight/audit-log/pages/log-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** The entries that a search finds, as a file for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  return exportLog(request, await adminWith(request, 'audit.read'))
}
