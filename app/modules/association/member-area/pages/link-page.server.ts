import type { AppLoadContext } from '@remix-run/node'
import { endWithPage } from '#app/core/answer/answer.server.ts'
import { answersIn, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { enterCode } from '#app/modules/association/commands/enter-code.server.ts'
import { sendCodeThen, takeTypedCode, waitNote } from '#app/modules/booking/links/pages/code-gate.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { sendMemberCode } from '../commands/send-member-code.server.ts'
import { intentForm } from '../forms.ts'
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

/** "Send me a code": to the address on file, then on to the code form. */
export async function submitCodeRequest(request: Request, context: AppLoadContext, token: string): Promise<Response> {
  const { link, isOpen } = await openMember(request, context, token)
  const page = paths.memberArea(token)
  if (isOpen) return redirect(page, { headers: privateHeaders })
  return sendCodeThen(link, { page, entry: paths.memberAccess(token) }, () => sendMemberCode(link, localeOf(request)))
}

/** Where the code is typed. */
export async function loadCodePage(request: Request, context: AppLoadContext, token: string) {
  const opened = await openMember(request, context, token)
  if (opened.isOpen) throw redirect(paths.memberArea(token), { headers: privateHeaders })
  const locale = localeOf(request)
  const note = await waitNote(request, () => translator(locale, 'association-member')('codesUsedUp'))
  const head = headOf(request, translator(locale, 'booking')('code.title'))
  return json({ head, token, person: maskedMember(opened), note }, { headers: privateHeaders })
}

/** A typed code: the right one opens the page for this browser for half an hour. */
export async function submitMemberCode(request: Request, context: AppLoadContext, token: string) {
  const { link, isOpen } = await openMember(request, context, token)
  const page = paths.memberArea(token)
  if (isOpen) return redirect(page, { headers: privateHeaders })
  return takeTypedCode(request, link, page, (typed) => enterCode(link, typed))
}
