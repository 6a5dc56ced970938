import type { SubmissionResult } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { z } from 'zod'
import type { ProviderActor, SessionScope } from '#app/core/actor.ts'
import { areaOfPath } from '#app/core/area.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findSession, sessionCookie } from '#app/core/session/session.server.ts'
import { isIdle } from '#app/core/session/idle.ts'
import { paths } from '#app/paths.ts'
import { signInMessage } from '../backend/backend-messages.server.ts'
import { identityBackend } from '../backend/commands/configured-backend.server.ts'
import type { Caller, SignInOutcome } from '../backend/identity-backend.ts'
import { joinAreas } from '../commands/join-areas.server.ts'
import { signOut } from '../commands/sign-out.server.ts'
import { signInForm } from '../forms.ts'
import { homeOf } from '../home.ts'
import { findAbsentProvider, findActorIn } from '../queries/find-actor.server.ts'
import { safeReturnPath } from '../guards/return-path.server.ts'
import { pageCaller } from './page-caller.server.ts'

const strategy = 'password'

type Arrival = Pick<ProviderActor, 'providerId' | 'seats' | 'isProfileComplete'>

/** Who has no practice here, such as somebody whom only another backend knows. */
const stranger: Arrival = { providerId: null, seats: [], isProfileComplete: true }

/** An invitation to manage an association stands under its link, outside the area of the account that answers it. */
const ofInvitation = /^\/[A-Za-z0-9]{22}\/invitation$/

/**
 * The page after the sign-in: where the visitor wanted to go, else the first page of their own there. A provider whose profile is not complete
 * sets it up first; an administrator goes nowhere but to the administration, who manages an association nowhere but there.
 */
function destination(request: Request, scope: SessionScope, person: Arrival): string {
  const wanted = safeReturnPath(new URL(request.url).searchParams.get('next'))
  const isWithin = wanted !== null && areaOfPath(wanted.split('?', 1)[0]!) === scope
  if (scope === 'admin') return isWithin ? wanted : paths.admin()
  if (scope === 'association')
    return isWithin || (wanted !== null && ofInvitation.test(wanted)) ? wanted : paths.associationHome()
  return wanted ?? (person.isProfileComplete ? homeOf(person) : paths.onboarding())
}

/**
 * Where a visitor who is signed in already goes on to; null for everybody else. A session that has been idle too long for health data is
 * let through to the form when a guard sent it here.
 */
export async function signedInDestination(request: Request, scope: SessionScope): Promise<string | null> {
  const session = await findSession(request)
  const actor = await findActorIn(scope, session, localeOf(request))
  if (!session || !actor) return null
  if (isIdle(session) && new URL(request.url).searchParams.get('reason') === 'idle') return null
  if (actor.requiresPasswordChange && scope !== 'admin') return paths.changePassword()
  return destination(request, scope, actor.scope === 'provider' ? actor : stranger)
}

type Entered = z.output<ReturnType<typeof signInForm>>

/** Asks the configured backend with what the form holds. */
function authenticator(caller: Caller, { loginUsername, loginPassword }: Entered): Authenticator<SignInOutcome> {
  const check = new FormStrategy<SignInOutcome>(() =>
    identityBackend().signIn({ loginUsername, loginPassword }, caller),
  )
  return new Authenticator<SignInOutcome>().use(check, strategy)
}

/** 401 for a refusal; 429 with Retry-After for one that ends by itself; 502 when the backend cannot be understood. */
function statusOf(outcome: Exclude<SignInOutcome, { status: 'authenticated' }>): number {
  if (outcome.status === 'error') return 502
  return outcome.retryAfterSeconds === undefined ? 401 : 429
}

/** `status` is what the sign-in has left: refused, or failed (specification §4). */
export type SignInAnswer = {
  submission: SubmissionResult<string[]>
  toast: string
  status: 'unauthenticated' | 'error'
}

/**
 * The action of a sign-in page. A new sign-in is a new session: the one this browser had ends, and where it was the same person's in the
 * other of providers' and associations' areas, the new one opens both. The password never comes back.
 */
export async function submitSignIn(request: Request, context: AppLoadContext, scope: SessionScope) {
  const locale = localeOf(request)
  const earlier = await findSession(request)
  const submission = parseForm(await readForm(request), signInForm(translator(locale, 'accounts')))
  type Refused = [error: Parameters<typeof submission.reply>[0], status: SignInAnswer['status'], toast: string]
  const refused = (...[error, status, toast, init]: [...Refused, ResponseInit]) => {
    const reply = submission.reply({ ...error, hideFields: ['loginPassword'] })
    const answer: SignInAnswer = { submission: reply, toast, status }
    return json(answer, { ...init, headers: { ...privateHeaders, ...init.headers } })
  }
  if (submission.status !== 'success') {
    const [first = ''] = Object.values(submission.error ?? {}).flatMap((messages) => messages ?? [])
    return refused({}, 'unauthenticated', first, { status: 400 })
  }
  // Nobody is remembered in the administration.
  const isRemembered = scope !== 'admin' && submission.value.loginRememberMe !== undefined
  const caller = pageCaller(request, context, { scope, isRemembered })
  // The strategy reads a form by itself, so it is handed an empty one: what was sent has been read, and is checked.
  const empty = new Request(request.url, { method: 'POST', body: new URLSearchParams() })
  const outcome = await authenticator(caller, submission.value).authenticate(strategy, empty)
  if (outcome.status !== 'authenticated') {
    const message = signInMessage(outcome, locale)
    const wait = outcome.status === 'unauthenticated' ? outcome.retryAfterSeconds : undefined
    const headers: Record<string, string> = wait === undefined ? {} : { 'Retry-After': String(wait) }
    const error = { fieldErrors: { loginUsername: [message] } }
    return refused(error, outcome.status, message, { status: statusOf(outcome), headers })
  }
  if (earlier) {
    await joinAreas(outcome.token, earlier)
    await signOut({ sessionId: earlier.id, userId: earlier.userId }, 'replaced')
  }
  const known = scope === 'provider' ? await findAbsentProvider(outcome.user.id, locale) : null
  const person = { ...(known ?? stranger), isProfileComplete: outcome.user.data.profile_complete }
  // In the administration the second factor comes before a new password: the guard of the first page leads to either.
  const mustChange = outcome.requiresPasswordChange && scope !== 'admin'
  const to = mustChange ? paths.changePassword() : destination(request, scope, person)
  return redirect(to, { headers: { ...privateHeaders, 'Set-Cookie': await sessionCookie(request, outcome.token) } })
}
