import type { LoaderFunctionArgs } from '@remix-run/node'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { sendTableFile } from '#app/modules/reference/pages/table-page.server.ts'

export const handle = { guard: 'admin-auth' }

/** A reference table as a file for a spreadsheet, which the import takes back. */
export async function loader({ request, params: { table } }: LoaderFunctionArgs) {
  await adminWith(request, 'data.reference')
  return sendTableFile(table)
}
