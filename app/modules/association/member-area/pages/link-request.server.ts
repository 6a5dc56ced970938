import type { AppLoadContext } from '@remix-run/node'
import { refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { findPublicAssociation } from '#app/modules/association/queries/public-association.server.ts'
import { askForLink } from '../commands/ask-for-link.server.ts'
import { linkRequestForm } from '../forms.ts'

/** Where a member asks for their personal link. */
export async function loadLinkRequest(request: Request, slug: string) {
  const locale = localeOf(request)
  const { name } = (await findPublicAssociation(slug, locale)) ?? notFound(new URL(request.url).pathname)
  const title = translator(locale, 'association-member')('ask.title')
  const head = requestHead(request, { title, description: title, path: paths.memberLink(slug), isIndexable: false })
  const { searchParams } = new URL(request.url)
  const data = { head, slug, name, isSent: searchParams.has('sent'), isEnded: searchParams.has('ended') }
  return json(data, { headers: privateHeaders })
}

/** The same answer whoever has the address. */
export async function submitLinkRequest(request: Request, { clientAddress = 'unknown' }: AppLoadContext, slug: string) {
  const submission = parseForm(await readForm(request), linkRequestForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { email, isMachine } = submission.value
  const locale = localeOf(request)
  if (!isMachine) {
    const limit = await askForLink({ slug, email, locale, network: networkOf(clientAddress) })
    if (!limit.allowed) return refusedForm(submission, { email: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  }
  return redirect(paths.memberLink(slug, { sent: 'yes' }), { headers: privateHeaders })
}
