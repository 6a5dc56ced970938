import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orAnswered } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { takeCodeToken } from '#app/modules/action-links/commands/send-code.server.ts'
import { sendLinkCode } from '#app/modules/booking/appointments/commands/send-link-code.server.ts'
import { channelForm } from '#app/modules/booking/form/forms.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** "Send me a code": to a contact on file, then on to the code form. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, access } = await openLink(request, token)
  if (access !== 'locked') return redirect(paths.link(token), { headers: privateHeaders })
  const { channel } = await readAnswers(request, channelForm)
  const limit = await takeCodeToken(link)
  if (!limit.allowed) return toEntry(token, limit.retryAfterSeconds)
  // Ended in this moment: its own page says so and offers a new one.
  const ended = () => accepted(paths.link(token))
  const sent = await orAnswered(sendLinkCode(link, channel, localeOf(request)), {
    'action_links.too_many_codes': ({ params }) => toEntry(token, Number(params.retryAfterSeconds)),
    'notifications.day_is_full': () => toEntry(token, 'call'),
    'action_links.link_expired': ended,
    'action_links.link_used': ended,
    'action_links.link_revoked': ended,
  })
  return sent instanceof Response ? sent : toEntry(token)
}

/** The code form; `wait` is the minutes after which another code can be had, "call" that today none can. */
function toEntry(token: string, refused?: number | 'call'): Response {
  const wait = typeof refused === 'number' ? Math.ceil(refused / 60) : (refused ?? null)
  const search: Record<string, string> = wait === null ? {} : { wait: String(wait) }
  return redirect(withSearch(paths.linkAccess(token), search), { headers: privateHeaders })
}
