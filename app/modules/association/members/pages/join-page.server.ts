import type { AppLoadContext } from '@remix-run/node'
import { accepted, orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { askToJoin, confirmApplication } from '../commands/apply.server.ts'
import { joinForm } from '../forms.ts'
import { findJoinable } from '../queries/joinable.server.ts'

/** The form with which somebody asks to join, or what they read after it. */
export async function loadJoinPage(request: Request, slug: string) {
  const locale = localeOf(request)
  const association = (await findJoinable(slug, locale)) ?? notFound(new URL(request.url).pathname)
  const title = translator(locale, 'association-members')('join.title', { name: association.name })
  const path = paths.associationJoin(slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const isSent = new URL(request.url).searchParams.get('sent') === 'yes'
  return json({ head, association, locale, isSent }, { headers: privateHeaders })
}

export type JoinPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadJoinPage>>['json']>>

/** Takes an application; the answer is the same whoever has the address. */
export async function submitJoinPage(request: Request, context: AppLoadContext, slug: string) {
  const submission = parseForm(await readForm(request), joinForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeToken('form', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) return refusedForm(submission, { name: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (!submission.value.isMachine) await orRefused(askToJoin(slug, submission.value))
  return redirect(paths.associationJoin(slug, { sent: 'yes' }), { headers: privateHeaders })
}

/** The page of the link that confirms an address. Changes nothing. */
export async function loadJoinConfirmation(request: Request, slug: string, token: string) {
  const locale = localeOf(request)
  const association = (await findJoinable(slug, locale)) ?? notFound(new URL(request.url).pathname)
  const link = isTokenShape(token) ? await findActionLink(token) : null
  const title = translator(locale, 'association-members')('join.confirmTitle', { name: association.name })
  // No token in an address that others may see.
  const path = paths.associationJoin(slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const isOpen = link?.kind === 'association_join' && link.state === 'valid'
  return json({ head, association, token, isOpen }, { headers: privateHeaders })
}

export async function submitJoinConfirmation(request: Request, slug: string, token: string) {
  await orRefused(confirmApplication(token))
  const text = translator(localeOf(request), 'association-members')('join.confirmed')
  return accepted(paths.association(slug), text)
}
