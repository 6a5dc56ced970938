import type { SubmissionResult } from '@conform-to/react'
import type { Actor } from '#app/core/actor.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { sessionCookie } from '#app/core/session.server.ts'
import { transferOwnership, type TransferResult } from '../commands/transfer-ownership.server.ts'
import { backToTeam, refusalOf } from './answer-deed.server.ts'

type Reply = (error?: { fieldErrors: Record<string, string[]> }) => SubmissionResult<string[]>

/** The action of the page that hands a place over. Done, the former owner goes on in a new session. */
export async function submitTransfer(
  request: Request,
  actor: Actor,
  seatId: string,
  { currentPassword: password, version }: Readonly<{ currentPassword: string; version: number }>,
  reply: Reply,
) {
  let result: TransferResult | null = null
  const work = transferOwnership(actor, { seatId, version, password })
  const refusal = await refusalOf(work.then((answer) => (result = answer)))
  const refused = (submission: SubmissionResult<string[]>, init: ResponseInit) =>
    json({ submission, refusal }, { ...init, headers: { ...privateHeaders, ...init.headers } })
  const outcome = result as TransferResult | null
  if (outcome === null) return refused(reply(), { status: 409 })
  if (outcome.status === 'refused') {
    const isWait = outcome.code === 'TOO_MANY_ATTEMPTS'
    const headers: Record<string, string> = isWait ? { 'Retry-After': String(outcome.retryAfterSeconds) } : {}
    const submission = reply({ fieldErrors: { currentPassword: [isWait ? 'tooMany' : 'wrongPassword'] } })
    return refused(submission, { status: isWait ? 429 : 400, headers })
  }
  const answer = await backToTeam(actor.locale, 'transferred')
  answer.headers.append('Set-Cookie', await sessionCookie(request, outcome.token))
  return answer
}
