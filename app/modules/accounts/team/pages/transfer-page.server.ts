import type { SubmissionResult } from '@conform-to/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { transferOwnership } from '../commands/transfer-ownership.server.ts'
import { backToTeam } from './team-page.server.ts'
import { teamOutcome } from './team-refusal.server.ts'

type Reply = (error?: { fieldErrors: Record<string, string[]> }) => SubmissionResult<string[]>

/** The action of the page that hands a place over. Done, the former owner goes on in a new session. */
export async function submitTransfer(
  request: Request,
  actor: ProviderActor,
  seatId: string,
  { currentPassword: password, version }: Readonly<{ currentPassword: string; version: number }>,
  reply: Reply,
) {
  const outcome = await teamOutcome(transferOwnership(actor, { seatId, version, password }))
  if (!outcome.done) return refusedPage({ submission: reply(), refusal: outcome.refusal }, 409)
  const result = outcome.value
  if (result.status === 'refused') {
    const isWait = result.code === 'TOO_MANY_ATTEMPTS'
    const submission = reply({ fieldErrors: { currentPassword: [isWait ? 'tooMany' : 'wrongPassword'] } })
    return isWait
      ? refusedPage({ submission, refusal: null }, 429, result.retryAfterSeconds)
      : refusedPage({ submission, refusal: null }, 400)
  }
  const answer = await backToTeam(actor.locale, 'transferred')
  answer.headers.append('Set-Cookie', await sessionCookie(request, result.token))
  return answer
}
