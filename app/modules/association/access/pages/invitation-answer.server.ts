import type { SubmissionResult } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import { accepted, orAnswered, refusedPage, toasted } from '#app/core/answer/answer.server.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { paths } from '#app/paths.ts'
import { acceptAsOfficer, acceptInvitation, declineInvitation } from '../commands/answer-invitation.server.ts'
import { registerInvited } from '../commands/register-invited.server.ts'
import { answerForm, registerForm } from '../forms.ts'
import { openInvitation } from './invitation-page.server.ts'

/** An account that could not be opened: the form without its password, and what is wrong beside its fields. */
export type InvitedAnswer = { submission: SubmissionResult<string[]>; problem: InvitedProblem | null }
type InvitedProblem = 'known' | 'barred' | 'tooMany'

type Opened = Awaited<ReturnType<typeof openInvitation>>
type Asked = Readonly<{ request: Request; context: AppLoadContext; token: string; opened: Opened }>

const pageOf = (token: string) => redirect(paths.associationInvitation(token), { headers: privateHeaders })

/** What the page itself says of an invitation that has ended meanwhile, and of a member who may not come in now. */
const toPage = ({ request, token }: Asked) => ({
  'association.invitation_ended': () => pageOf(token),
  'association.member_barred': () => {
    const text = translator(localeOf(request), 'association-access')('invitation.problem.barred')
    return toasted(paths.associationInvitation(token), { tone: 'warning', text })
  },
  'association.no_account': () => pageOf(token),
})

/** Signed in with the address of the invitation: an admin goes on to the association, by the login where this is another area. */
async function accept(asked: Asked): Promise<Response> {
  const { request, token, opened } = asked
  const { actor, reader, invitation } = opened
  if (!actor) {
    const next = paths.associationInvitation(token)
    return redirect(paths.associationLogin({ next }), { headers: privateHeaders })
  }
  if (reader.kind !== 'invitee') return pageOf(token)
  const done = await orAnswered(acceptInvitation(actor, token), {
    ...toPage(asked),
    'association.other_account': () => pageOf(token),
  })
  if (done instanceof Response) return done
  if (invitation.role === 'officer') return pageOf(token)
  const t = translator(localeOf(request), 'association-access')
  return actor.scope === 'association'
    ? accepted(paths.associationHome(), t('invitation.welcome'))
    : accepted(paths.associationLogin(), t('invitation.welcomeSignIn'))
}

async function register({ request, context, token, opened }: Asked, body: FormBody): Promise<Response> {
  const { invitation, reader } = opened
  if (reader.kind !== 'nobody') return pageOf(token)
  const locale = localeOf(request)
  const submission = parseForm(body, registerForm(invitation.email))
  const refused = (problem: InvitedProblem | null, status: number, retryAfterSeconds?: number) => {
    const answer: InvitedAnswer = { submission: submission.reply({ hideFields: ['password'] }), problem }
    return refusedPage(answer, status, retryAfterSeconds)
  }
  if (submission.status !== 'success') return refused(null, 400)
  const network = networkOf(context.clientAddress ?? 'unknown')
  const limit = await takeToken('form', network)
  if (!limit.allowed) return refused('tooMany', 429, limit.retryAfterSeconds)
  const origin = { locale, network, userAgent: request.headers.get('User-Agent') }
  const session = await orAnswered(registerInvited(token, submission.value, origin), {
    'association.invitation_ended': () => pageOf(token),
    'association.account_known': () => refused('known', 409),
    'association.member_barred': () => refused('barred', 409),
  })
  if (session instanceof Response) return session
  const answer =
    invitation.role === 'officer'
      ? pageOf(token)
      : await accepted(paths.associationHome(), translator(locale, 'association-access')('invitation.welcome'))
  answer.headers.append('Set-Cookie', await sessionCookie(request, session))
  return answer
}

/** An answer to an invitation; of one that has ended the page says so. */
export async function submitInvitation(request: Request, context: AppLoadContext, token: string) {
  const opened = await openInvitation(request, context, token)
  const body = await readForm(request)
  const { intent } = answersIn(body, answerForm)
  if (opened.ended !== null) return pageOf(token)
  const asked = { request, context, token, opened }
  if (intent === 'register') return register(asked, body)
  if (intent === 'accept') return accept(asked)
  const work = intent === 'officer' ? acceptAsOfficer(token) : declineInvitation(token)
  const done = await orAnswered(work, toPage(asked))
  return done instanceof Response ? done : pageOf(token)
}
