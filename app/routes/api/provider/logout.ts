import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { signOutMessage } from '#app/modules/accounts/backend/backend-messages.server.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import {
  envelopeAnswer,
  callerOf,
  endedCookieHeaders,
  postOnly,
  readCall,
  requireOwnSession,
} from '#app/modules/accounts/backend/pages/json-call.server.ts'

const body = z.object({ userId: z.string().min(1).max(320) })

export const loader = postOnly

/** POST /api/provider/logout (specification §7): ends the session that the call came with, whose person `userId` must be. */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = await callerOf(request, context)
  const { userId } = await readCall(request, body, caller)
  const { actor } = await requireOwnSession(request, userId, caller, 'SESSION_REQUIRED')
  const outcome = await identityBackend().signOut(actor, caller)
  const message = signOutMessage(outcome, caller.locale)
  // LOGOUT_ERROR is a warning: the session is over.
  return envelopeAnswer(
    { status: 'success', message, error_code: outcome.code },
    { headers: await endedCookieHeaders(request) },
  )
}
