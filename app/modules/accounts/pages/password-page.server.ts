import type { AppLoadContext } from '@remix-run/node'
import type { SignedInActor } from '#app/core/actor.ts'
import { refusedPage, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { endedCookie } from '#app/core/session/session.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { passwordChangeMessage } from '../backend/backend-messages.server.ts'
import { identityBackend } from '../backend/commands/configured-backend.server.ts'
import { changePasswordForm } from '../forms.ts'
import { pageCaller } from './page-caller.server.ts'

/** Nothing of a password form is sent back. */
export const passwordFields = ['currentPassword', 'newPassword', 'confirmPassword']

const ofCurrentPassword = ['MISSING_CURRENT_PASSWORD', 'PASSWORD_CHANGE_FAILED', 'TOO_MANY_ATTEMPTS']

/** To a login, signed out, with a notice. */
export async function leaveToLogin(
  request: Request,
  tone: 'success' | 'warning' | 'error',
  text: string,
  login = paths.login(),
): Promise<Response> {
  const answer = await toasted(login, { tone, text })
  answer.headers.append('Set-Cookie', await endedCookie(request))
  return answer
}

/** The page on which a password is changed. @param path root form; the form is sent there */
export function loadPasswordChange(
  request: Request,
  { locale, email, requiresPasswordChange }: SignedInActor,
  path: string,
) {
  const title = translator(locale, 'accounts')('password.title')
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, action: path, email, isForced: requiresPasswordChange }, { headers: privateHeaders })
}

/** The action of both pages on which a password is changed. Success, or a timeout that may be one, forces a new login. */
export async function submitPasswordChange(request: Request, context: AppLoadContext, actor: SignedInActor) {
  const t = translator(actor.locale, 'accounts')
  const submission = parseForm(await readForm(request), changePasswordForm(t))
  const refused = (fieldErrors: Record<string, string[]>, wait?: number) =>
    refusedPage(submission.reply({ fieldErrors, hideFields: passwordFields }), wait === undefined ? 400 : 429, wait)
  if (submission.status !== 'success') return refused({})
  const { currentPassword, newPassword } = submission.value
  const passwords = { currentPassword, newPassword }
  const outcome = await identityBackend().changePassword(passwords, actor, pageCaller(request, context))
  const message = passwordChangeMessage(outcome, actor.locale)
  const login = actor.scope === 'admin' ? paths.adminLogin() : paths.login()
  if (outcome.status !== 'refused')
    return leaveToLogin(request, outcome.status === 'changed' ? 'success' : 'warning', message, login)
  // The session has ended with the call: a message beside a field would go with the page.
  if (outcome.code === 'NOT_AUTHENTICATED') return leaveToLogin(request, 'error', message, login)
  const field = ofCurrentPassword.includes(outcome.code) ? 'currentPassword' : 'newPassword'
  return refused({ [field]: [message] }, outcome.retryAfterSeconds)
}
