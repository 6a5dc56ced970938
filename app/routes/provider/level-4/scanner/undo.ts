import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect } from '#app/core/http.server.ts'
import { submitUndo } from '#app/modules/scanning/pages/scan-answer.server.ts'
import { paths } from '#app/paths.ts'

/** A scan is only taken back by its button. */
export const loader = () => redirect(paths.scanner())

export function action({ request, context }: ActionFunctionArgs) {
  return submitUndo(request, context)
}
