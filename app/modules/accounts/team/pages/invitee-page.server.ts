import type { AppLoadContext } from '@remix-run/node'
import { parseForm, readForm } from '#app/core/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limit.server.ts'
import { sessionCookie } from '#app/core/session.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { paths } from '#app/paths.ts'
import { registerInvitee } from '../commands/register-invitee.server.ts'
import type { InviteeAnswer, InviteeProblem } from '../components/invitee-form.tsx'
import { inviteeForm } from '../forms.ts'
import type { Invitation } from '../queries/find-invite.server.ts'
import { refusalOf } from './answer-deed.server.ts'

const problems = ['invite_account_known', 'seats_full'] as const satisfies InviteeProblem[]

/** The action of the page on which an invitee opens an account: done, they are signed in. A password never travels back. */
export async function submitInvitee(
  request: Request,
  { clientAddress = 'unknown' }: AppLoadContext,
  token: string,
  { email, role }: Invitation,
) {
  const locale = localeOf(request)
  const schema = inviteeForm({ email, needsNpi: role === 'clinician' })
  const submission = parseForm(await readForm(request), schema)
  const refused = (problem: InviteeProblem | null, init: ResponseInit) => {
    const answer: InviteeAnswer = { submission: submission.reply({ hideFields: ['password'] }), problem }
    return json(answer, { ...init, headers: { ...privateHeaders, ...init.headers } })
  }
  if (submission.status !== 'success') return refused(null, { status: 400 })
  const network = networkOf(clientAddress)
  const limit = await takeToken('form', network)
  if (!limit.allowed) {
    return refused('tooMany', { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  const origin = { locale, network, userAgent: request.headers.get('User-Agent') }
  let session = ''
  const work = registerInvitee(token, submission.value, origin)
  const refusal = await refusalOf(work.then((begun) => (session = begun)))
  if (refusal) {
    const problem = problems.find((each) => each === refusal.reason)
    return problem ? refused(problem, { status: 409 }) : redirect(paths.invite(token), { headers: privateHeaders })
  }
  const text = translator(locale, 'accounts')('invite.welcome')
  const answer = await redirectToasting(paths.office(), { tone: 'success', text })
  answer.headers.append('Set-Cookie', await sessionCookie(request, session))
  for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value)
  return answer
}
