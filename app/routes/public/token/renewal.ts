import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { takeCodeToken } from '#app/modules/action-links/commands/send-code.server.ts'
import { renewManageLink } from '#app/modules/booking/appointments/commands/renew-link.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** "Send me a new link": only to the contact on file, and always with the same answer. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, subject, access } = await openLink(request, token)
  // An entry of the waitlist ends with its link; an appointment may still be ahead, or worth looking at.
  if (access === 'ended' && subject.type === 'appointment' && (await takeCodeToken(link)).allowed) {
    await renewManageLink({ appointmentId: subject.id })
  }
  const asked: Record<string, string> = access === 'ended' ? { asked: '1' } : {}
  return redirect(withSearch(paths.link(token), asked), { headers: privateHeaders })
}
