import type { AppLoadContext } from '@remix-run/node'
import { accepted, endWithPage, orAnswered } from '#app/core/answer/answer.server.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { takeCodeToken } from '#app/modules/action-links/commands/send-code.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { enterMemberCode } from '../commands/enter-member-code.server.ts'
import { sendMemberCode } from '../commands/send-member-code.server.ts'
import { intentForm, memberCodeForm } from '../forms.ts'
import { maskedMember, openMember } from './open-member.server.ts'
import { intentNamed, loadArea } from './sections.server.ts'

/** The head names nobody, and no address in it has the token. */
function headOf(request: Request, title: string) {
  return requestHead(request, { title, description: title, path: paths.memberArea(':token'), isIndexable: false })
}

/** The page of a personal link: before the code nothing of anybody but an initial, then the member's own page. */
export async function loadLinkedArea(request: Request, context: AppLoadContext, token: string) {
  const opened = await openMember(request, context, token)
  const t = translator(localeOf(request), 'association-member')
  if (!opened.isOpen) {
    const head = headOf(request, t('title'))
    return json({ head, token, person: maskedMember(opened), area: null }, { headers: privateHeaders })
  }
  const area = await loadArea(opened.membership, request)
  return json({ head: headOf(request, t('title')), token, person: null, area }, { headers: privateHeaders })
}

/** A button or form of the member's page. */
export async function submitLinkedArea(request: Request, context: AppLoadContext, token: string): Promise<Response> {
  const { membership, isOpen } = await openMember(request, context, token)
  const path = paths.memberArea(token)
  if (!isOpen) return redirect(path, { headers: privateHeaders })
  const body = await readForm(request)
  const intent = intentNamed(answersIn(body, intentForm).intent)
  if (!intent) endWithPage({ status: 400 })
  return intent(membership.member, body, { path })
}

/** The page on which the code is typed; `wait` is the minutes after which another can be had, "call" that today none can. */
function toEntry(token: string, refused?: number | 'tomorrow'): Response {
  const wait = typeof refused === 'number' ? Math.ceil(refused / 60) : (refused ?? null)
  return redirect(withSearch(paths.memberAccess(token), wait === null ? {} : { wait: String(wait) }), {
    headers: privateHeaders,
  })
}

/** "Send me a code": to the address on file, then on to the code form. */
export async function submitCodeRequest(request: Request, context: AppLoadContext, token: string): Promise<Response> {
  const { link, isOpen } = await openMember(request, context, token)
  const path = paths.memberArea(token)
  if (isOpen) return redirect(path, { headers: privateHeaders })
  const limit = await takeCodeToken(link)
  if (!limit.allowed) return toEntry(token, limit.retryAfterSeconds)
  const ended = () => accepted(path)
  const sent = await orAnswered(sendMemberCode(link, localeOf(request)), {
    'action_links.too_many_codes': ({ params }) => toEntry(token, Number(params.retryAfterSeconds)),
    'notifications.day_is_full': () => toEntry(token, 'tomorrow'),
    'action_links.link_expired': ended,
    'action_links.link_used': ended,
    'action_links.link_revoked': ended,
  })
  return sent instanceof Response ? sent : toEntry(token)
}

/** Where the code is typed. */
export async function loadCodePage(request: Request, context: AppLoadContext, token: string) {
  const opened = await openMember(request, context, token)
  if (opened.isOpen) throw redirect(paths.memberArea(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'booking')
  const wait = new URL(request.url).searchParams.get('wait') ?? ''
  const note = /^\d{1,4}$/.test(wait)
    ? t('code.wait', { count: Number(wait) })
    : wait === 'tomorrow'
      ? translator(localeOf(request), 'association-member')('codesUsedUp')
      : undefined
  return json(
    { head: headOf(request, t('code.title')), token, person: maskedMember(opened), note },
    { headers: privateHeaders },
  )
}

/** A typed code: the right one opens the page for this browser for half an hour. */
export async function submitMemberCode(request: Request, context: AppLoadContext, token: string) {
  const { link, isOpen } = await openMember(request, context, token)
  if (isOpen) return redirect(paths.memberArea(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'booking')
  const refused = (error: string) => json({ error }, { status: 400, headers: privateHeaders })
  const submission = parseForm(await readForm(request), memberCodeForm)
  if (submission.status !== 'success') return refused(t('errors.code'))
  const check = await enterMemberCode(link, submission.value.code)
  if (!check.isRight)
    return refused(check.reason === 'wrong' ? t('errors.codeWrong', { count: check.triesLeft }) : t('errors.codeEnded'))
  const headers = { ...privateHeaders, 'Set-Cookie': grantLinkAccess(request, link, { provenBy: check.channel }) }
  return redirect(paths.memberArea(token), { headers })
}
