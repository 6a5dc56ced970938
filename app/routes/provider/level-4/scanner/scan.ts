import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect } from '#app/core/http.server.ts'
import { submitScan } from '#app/modules/scanning/pages/scan-answer.server.ts'
import { paths } from '#app/paths.ts'

/** A code is only sent by the form. */
export const loader = () => redirect(paths.scanner())

export function action({ request, context }: ActionFunctionArgs) {
  return submitScan(request, context)
}
