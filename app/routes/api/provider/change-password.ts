import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { passwordChangeMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import type { PasswordChangeOutcome } from '#app/modules/accounts/backend/identity-backend.ts'
import {
  envelopeAnswer,
  callerOf,
  endedCookieHeaders,
  postOnly,
  readCall,
  requireOwnSession,
} from '#app/modules/accounts/backend/pages/json-call.server.ts'

const password = z.string().max(1000)
const body = z.object({ user_id: z.string().min(1).max(320), currentPassword: password, newPassword: password })

export const loader = postOnly

/** As at the login, a refusal is an answer; too many tries, and no answer in time, are failures. */
function statusOf(outcome: PasswordChangeOutcome): number {
  if (outcome.status === 'timed_out') return 504
  if (outcome.status === 'changed') return 200
  if (outcome.code === 'NOT_AUTHENTICATED') return 401
  if (outcome.code === 'NETWORK_ERROR') return 503
  return outcome.retryAfterSeconds === undefined ? 200 : 429
}

/** POST /api/provider/changePassword (specification §7). A changed password ends the session: everybody signs in anew. */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = await callerOf(request, context)
  const { user_id: userId, ...passwords } = await readCall(request, body, caller)
  const { actor } = await requireOwnSession(request, userId, caller, 'NOT_AUTHENTICATED')
  const outcome = await identityBackend().changePassword(passwords, actor, caller)
  const message = passwordChangeMessage(outcome, caller.locale)
  const status = statusOf(outcome)
  const code = outcome.status === 'changed' ? null : outcome.status === 'refused' ? outcome.code : 'TIMEOUT'
  const isOver = outcome.status !== 'refused' || status === 401
  const headers = new Headers(isOver ? await endedCookieHeaders(request) : {})
  if (outcome.status === 'refused' && outcome.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(outcome.retryAfterSeconds))
  }
  return envelopeAnswer({ status: code === null ? 'success' : 'error', message, error_code: code }, { status, headers })
}
