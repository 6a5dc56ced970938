import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { endLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { endOwnVisits } from '#app/modules/booking/own-visits/commands/end-own-visits.server.ts'
import { openedContact } from '#app/modules/booking/own-visits/pages/open-visits.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.myVisits(token), { headers: privateHeaders })
}

/** "I'm done": this browser sees nothing of anybody any more, neither the list nor what was opened from it. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { contactId } = await openedContact(request, token)
  await endOwnVisits(contactId)
  return redirect(paths.myAppointments({ ended: 'done' }), {
    headers: { ...privateHeaders, 'Set-Cookie': endLinkAccess() },
  })
}
