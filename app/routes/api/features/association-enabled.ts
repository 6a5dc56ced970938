import type { LoaderFunctionArgs } from '@remix-run/node'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { isAssociationEnabled } from '#app/modules/accounts/backend/association-enabled.server.ts'
import { callerOf } from '#app/modules/accounts/backend/pages/json-call.server.ts'

/** GET /api/__features__/association-enabled → `{ enabled }` (specification §7). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const enabled = await isAssociationEnabled(await callerOf(request, context))
  return json({ enabled }, { headers: privateHeaders })
}
