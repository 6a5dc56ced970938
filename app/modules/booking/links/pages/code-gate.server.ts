import { accepted, orAnswered } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { takeCodeToken } from '#app/modules/action-links/commands/send-code.server.ts'
import type { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { codeForm } from '#app/modules/booking/form/forms.ts'

/** Where the page of a link is, and where its code is typed. */
type CodePlaces = Readonly<{ page: string; entry: string }>

/** The code form; `wait` is the minutes after which another code can be had, "call" that today none can. */
function toEntry(entry: string, refused?: number | 'call'): Response {
  const wait = typeof refused === 'number' ? Math.ceil(refused / 60) : (refused ?? null)
  return redirect(withSearch(entry, wait === null ? {} : { wait: String(wait) }), { headers: privateHeaders })
}

/** "Send me a code": `send` writes it to the contact on file, and the code form follows. */
export async function sendCodeThen(
  link: ActionLink,
  { page, entry }: CodePlaces,
  send: () => Promise<unknown>,
): Promise<Response> {
  const limit = await takeCodeToken(link)
  if (!limit.allowed) return toEntry(entry, limit.retryAfterSeconds)
  // Ended in this moment: its own page says so and offers a new one.
  const ended = () => accepted(page)
  const sent = await orAnswered(send(), {
    'action_links.too_many_codes': ({ params }) => toEntry(entry, Number(params.retryAfterSeconds)),
    'notifications.day_is_full': () => toEntry(entry, 'call'),
    'action_links.link_expired': ended,
    'action_links.link_used': ended,
    'action_links.link_revoked': ended,
  })
  return sent instanceof Response ? sent : toEntry(entry)
}

/** What the code form says of the last request for a code: nothing, when the next can be had, or `callWords` where none can today. */
export async function waitNote(
  request: Request,
  callWords: () => string | Promise<string>,
): Promise<string | undefined> {
  const wait = new URL(request.url).searchParams.get('wait') ?? ''
  if (/^\d{1,4}$/.test(wait)) return translator(localeOf(request), 'booking')('code.wait', { count: Number(wait) })
  return wait === 'call' ? callWords() : undefined
}

/** A typed code: the right one opens the page for this browser for half an hour, a wrong one says how many tries are left. */
export async function takeTypedCode(
  request: Request,
  link: ActionLink,
  page: string,
  enter: (typed: string) => ReturnType<typeof verifyCode>,
) {
  const t = translator(localeOf(request), 'booking')
  const refused = (error: string) => json({ error }, { status: 400, headers: privateHeaders })
  const submission = parseForm(await readForm(request), codeForm)
  if (submission.status !== 'success') return refused(t('errors.code'))
  const check = await enter(submission.value.code)
  if (!check.isRight)
    return refused(check.reason === 'wrong' ? t('errors.codeWrong', { count: check.triesLeft }) : t('errors.codeEnded'))
  const headers = { ...privateHeaders, 'Set-Cookie': grantLinkAccess(request, link, { provenBy: check.channel }) }
  return redirect(page, { headers })
}
