import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { openOwnVisit } from '#app/modules/booking/own-visits/commands/open-own-visit.server.ts'
import { openedContact } from '#app/modules/booking/own-visits/pages/open-visits.server.ts'
import { openingForm } from '#app/modules/booking/own-visits/visits-form.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.myVisits(token), { headers: privateHeaders })
}

/** Opens the page of a visit or of a waitlist entry on the list. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, contactId } = await openedContact(request, token)
  const opened = await openOwnVisit(contactId, await readAnswers(request, openingForm))
  if (!opened) return redirect(paths.myVisits(token), { headers: privateHeaders })
  const { linkId, channel } = opened
  const cookie = grantLinkAccess(request, { id: linkId }, { provenBy: channel, openedFrom: link.id })
  return redirect(paths.link(opened.token), { headers: { ...privateHeaders, 'Set-Cookie': cookie } })
}
