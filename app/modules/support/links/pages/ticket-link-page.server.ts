import type { AppLoadContext } from '@remix-run/node'
import { accepted, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import type { HelpTopic } from '#app/modules/help-lines/lines.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import type { FindKeptTimes, KeptTime } from '#app/modules/support/kept-times.ts'
import { paths } from '#app/paths.ts'
import { replyByLink } from '../commands/reply-by-link.server.ts'
import { linkReplyForm } from '../forms.ts'
import { findLinkedTicket, type LinkedTicket } from '../queries/ticket-link.server.ts'

/** A reply that comes back, and why it was not taken; `help` are the topics whose lines stand above it. */
export type ReplyDraft = { body: string; problem: 'body' | 'bodyLong' | 'tooMany' | null; help: HelpTopic[] }

export type TicketLinkPage = {
  head: PageHead
  token: string
  view: 'question'
  /** Null when the link has ended. */
  ticket: Omit<LinkedTicket, 'state'> | null
  /** Times that are kept for whoever reads this. */
  kept: Record<string, KeptTime>
}

/** The page of a token that leads to a ticket; null when it is another kind of link or none. Changes nothing, and its head names nobody. */
export async function loadTicketLinkPage(
  request: Request,
  token: string,
  findKept: FindKeptTimes,
): Promise<TicketLinkPage | null> {
  const locale = localeOf(request)
  const found = await findLinkedTicket(token, locale)
  if (!found) return null
  const { state, ...ticket } = found
  const isOpen = state === 'valid'
  const title = translator(locale, 'support')(isOpen ? 'link.title' : 'link.endedTitle')
  // No token in an address that others may see.
  const head = requestHead(request, { title, description: title, path: paths.link(':token'), isIndexable: false })
  const picks = isOpen ? ticket.messages.flatMap((message) => message.picks) : []
  const kept = await findKept(picks.map(({ pickId }) => pickId))
  return { head, token, view: 'question', ticket: isOpen ? ticket : null, kept }
}

const problems: Readonly<Record<string, 'body' | 'bodyLong'>> = { 'errors.body': 'body', 'errors.bodyLong': 'bodyLong' }

/** Takes a reply. Words of danger: the lines that help come first, and whoever sends again has seen them. */
export async function takeLinkReply(request: Request, context: AppLoadContext, token: string) {
  const submission = parseForm(await readForm(request), linkReplyForm)
  if (submission.status !== 'success') {
    const { error, initialValue } = submission.reply()
    const typed = initialValue?.['body']
    const problem = problems[error?.['body']?.[0] ?? ''] ?? 'body'
    return refusedPage<ReplyDraft>({ body: typeof typed === 'string' ? typed : '', problem, help: [] }, 400)
  }
  const { body, helpNoticed } = submission.value
  const limit = await takeToken('form', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    return refusedPage<ReplyDraft>({ body, problem: 'tooMany', help: [] }, 429, limit.retryAfterSeconds)
  }
  const help = helpNoticed ? [] : helpTopicsIn(fold(body))
  if (help.length > 0) return refusedPage<ReplyDraft>({ body, problem: null, help }, 409)
  await orRefused(replyByLink(token, body))
  return accepted(paths.link(token), translator(localeOf(request), 'support')('link.sent'))
}
