import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { signInMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import type { SignInOutcome } from '#app/modules/accounts/backend/identity-backend.ts'
import { envelopeAnswer, callerOf, postOnly, readCall } from '#app/modules/accounts/backend/pages/json-call.server.ts'

const body = z.object({ loginUsername: z.string().max(320), loginPassword: z.string().max(1000) })

export const loader = postOnly

/** A refused person is an answer of this call, and 200: its reader looks at `status`, and takes an HTTP error for a failure. */
function statusOf(outcome: SignInOutcome): number {
  if (outcome.status === 'authenticated') return 200
  if (outcome.status === 'unauthenticated') return outcome.retryAfterSeconds === undefined ? 200 : 429
  return outcome.code === 'UNKNOWN_ERROR' ? 500 : outcome.code === 'NETWORK_ERROR' ? 503 : 502
}

/**
 * POST /api/provider/login (specification §7). `user_data` is a JSON string; its `token` opens the other calls as `Authorization: Bearer`.
 * The answer also sets the session's cookie, so that a browser needs no token.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = await callerOf(request, context)
  const credentials = await readCall(request, body, caller)
  const outcome = await identityBackend().signIn(credentials, caller)
  const message = signInMessage(outcome, caller.locale)
  const headers = new Headers()
  if (outcome.status !== 'authenticated') {
    const wait = outcome.status === 'unauthenticated' ? outcome.retryAfterSeconds : undefined
    if (wait !== undefined) headers.set('Retry-After', String(wait))
    const refusal = { status: 'error', message, error_code: outcome.code, user_data: null } as const
    return envelopeAnswer(refusal, { status: statusOf(outcome), headers })
  }
  const { token, user, requiresPasswordChange } = outcome
  headers.append('Set-Cookie', await sessionCookie(request, token))
  const userData = JSON.stringify({ token, user, requires_password_change: requiresPasswordChange })
  return envelopeAnswer({ status: 'success', message, error_code: null, user_data: userData }, { headers })
}
