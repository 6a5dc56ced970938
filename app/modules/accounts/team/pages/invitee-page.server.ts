import type { SubmissionResult } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import { accepted, orAnswered, refusedPage } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { listSpecialties } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import { registerInvitee } from '../commands/register-invitee.server.ts'
import { inviteeForm } from '../forms.ts'
import type { Invitation } from '../queries/find-invite.server.ts'

export type InviteeAnswer = { submission: SubmissionResult<string[]>; problem: InviteeProblem | null }
type InviteeProblem = 'invite_account_known' | 'seats_full' | 'tooMany'

/** What is said on the page itself; of an invite that has ended its own page tells. */
const toldCodes = ['accounts.invite_account_known', 'accounts.seats_full'] as const

/** What an invitee may be, for a clinician; null for everybody else, who is asked for neither NPI nor specialty. */
export async function specialtiesFor(role: Invitation['role'], locale: Locale) {
  if (role !== 'clinician') return null
  return (await listSpecialties()).map(({ id, name }) => ({ id, name: name[locale] }))
}

/** The action of the page on which an invitee opens an account: done, they are signed in. A password never travels back. */
export async function submitInvitee(
  request: Request,
  { clientAddress = 'unknown' }: AppLoadContext,
  token: string,
  { email, role }: Invitation,
) {
  const locale = localeOf(request)
  const choices = await specialtiesFor(role, locale)
  const schema = inviteeForm({ email, specialties: choices && choices.map(({ id }) => id) })
  const submission = parseForm(await readForm(request), schema)
  const refused = (problem: InviteeProblem | null, status: number, retryAfterSeconds?: number) => {
    const answer: InviteeAnswer = { submission: submission.reply({ hideFields: ['password'] }), problem }
    return refusedPage(answer, status, retryAfterSeconds)
  }
  if (submission.status !== 'success') return refused(null, 400)
  const network = networkOf(clientAddress)
  const limit = await takeToken('form', network)
  if (!limit.allowed) return refused('tooMany', 429, limit.retryAfterSeconds)
  const origin = { locale, network, userAgent: request.headers.get('User-Agent') }
  const work = outcomeOf(registerInvitee(token, submission.value, origin), toldCodes)
  const ended = () => accepted(paths.invite(token))
  const outcome = await orAnswered(work, { 'accounts.invite_ended': ended, 'accounts.team_changed': ended })
  if (outcome instanceof Response) return outcome
  if (!outcome.done) return refused(outcome.refusal.reason, 409)
  const text = translator(locale, 'accounts')('invite.welcome')
  const answer = await accepted(paths.office(), text)
  answer.headers.append('Set-Cookie', await sessionCookie(request, outcome.value))
  return answer
}
