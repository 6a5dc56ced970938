import type { LoaderFunctionArgs } from '@remix-run/node'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { touchSession } from '#app/core/session/session.server.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import { callerOf, endedCookieHeaders, findCallSession } from '#app/modules/accounts/backend/pages/json-call.server.ts'

/**
 * GET /api/auth/session → `{ authenticated, userId, email }` (specification §7), by cookie or Bearer token. A page asks this by itself, so it
 * keeps nobody active.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const caller = await callerOf(request, context)
  const session = await findCallSession(request, caller)
  const headers = new Headers(privateHeaders)
  if (!session) return json({ authenticated: false, userId: null, email: null }, { headers })

  const check = await identityBackend().checkSession(session.actor, caller)
  if (check.authenticated) {
    await touchSession(session.row, false)
  } else {
    for (const [name, value] of Object.entries(await endedCookieHeaders(request))) headers.append(name, value)
  }
  return json({ authenticated: check.authenticated, userId: check.userId, email: check.email }, { headers })
}
