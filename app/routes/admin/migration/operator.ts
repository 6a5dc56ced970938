import type { ActionFunctionArgs } from '@remix-run/node'
import { takeOperatorToken } from '#app/modules/accounts/operator/pages/operator-form.server.ts'

/** Begins an operator's right with a token, or ends it. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return takeOperatorToken(request, context.clientAddress ?? 'unknown')
}
