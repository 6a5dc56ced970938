import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { findSession, sessionCookie } from '#app/core/session/session.server.ts'
import { breakGlass } from '#app/modules/accounts/break-glass/grant-rules.ts'
import { reasonForm } from '#app/modules/accounts/break-glass/forms.ts'
import { listGrantedFacilityIds } from '#app/modules/accounts/break-glass/queries/running-grants.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { endImpersonation, startImpersonation } from '../commands/change-impersonation.server.ts'
import { canBeImpersonated } from '../impersonation-rules.ts'
import { findAccount, listReachedFacilities } from '../queries/find-account.server.ts'
import { findImpersonated } from '../queries/running-impersonation.server.ts'
import { shownImpersonation } from './shown-impersonation.server.ts'

/** As whom a session of the administration reads now, for its frame. */
export async function readImpersonation(request: Request) {
  return shownImpersonation(await findImpersonated(await findSession(request), localeOf(request)))
}

/** What is read as whom, and of which facilities patients may be seen. */
export async function loadImpersonation(request: Request, actor: AdminActor) {
  const title = translator(actor.locale, 'admin')('impersonation.title')
  const path = paths.adminImpersonation()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const subject = await findImpersonated(await findSession(request), actor.locale)
  const granted = await listGrantedFacilityIds(actor.userId)
  const reached = subject ? await listReachedFacilities(subject.userId, actor.locale) : []
  const facilities = reached.map((each) => ({ ...each, isOpen: granted.has(each.id) }))
  const isClosed = new URL(request.url).searchParams.has('closed')
  const mayAsk = actor.permissions.has(breakGlass)
  return { head, page: { running: subject && { name: subject.name, facilities }, isClosed, mayAsk } }
}

/** The form that begins it; a fresh code comes before it. */
export async function loadStart(request: Request, actor: AdminActor, userId: string) {
  const account = await findAccount(userId, actor.locale)
  if (!account || !canBeImpersonated(account)) notFound()
  steppedUp(request, actor)
  const { id, name } = account
  const path = paths.adminImpersonationOf(id)
  return {
    head: requestHead(request, { title: name, description: name, path, isIndexable: false }),
    account: { id, name },
  }
}

async function withCookie(answer: Response, request: Request, token: string): Promise<Response> {
  answer.headers.append('Set-Cookie', await sessionCookie(request, token))
  return answer
}

export async function submitImpersonation(request: Request, actor: AdminActor, userId: string) {
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), reasonForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const say = (code: 'impersonation_running' | 'impersonation_over') => () =>
    toasted(paths.adminImpersonation(), { tone: 'error', text: i18nOf[actor.locale].t(`errors:accounts.${code}`) })
  const token = await orAnswered(startImpersonation(actor, userId, submission.value.reason), {
    'accounts.impersonation_running': say('impersonation_running'),
    'accounts.impersonation_over': say('impersonation_over'),
  })
  if (token instanceof Response) return token
  return withCookie(await accepted(paths.adminImpersonation()), request, token)
}

export async function submitImpersonationEnd(request: Request, actor: AdminActor): Promise<Response> {
  const ended = await endImpersonation(actor)
  if (!ended) return accepted(paths.admin())
  const text = translator(actor.locale, 'admin')('impersonation.ended')
  return withCookie(await accepted(paths.adminAccount(ended.userId), text), request, ended.token)
}
