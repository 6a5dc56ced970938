import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { hasLinkAccess, heldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { paths } from '#app/paths.ts'

/** The link to a contact's visits, and whether this browser has typed its code. A link that is over leads to the form for another. */
export async function openVisits(request: Request, token: string): Promise<{ link: ActionLink; isOpen: boolean }> {
  const path = new URL(request.url).pathname
  if (!isTokenShape(token)) notFound(path)
  const link = await findActionLink(token)
  if (link?.kind !== 'own_visits') notFound(path)
  if (link.state !== 'valid') throw redirect(paths.myAppointments({ ended: 'time' }), { headers: privateHeaders })
  const isProven = heldLinks(request).proven.some(({ id }) => id === link.id)
  return { link, isOpen: isProven && hasLinkAccess(request, link) }
}

/** The contact whose visits this browser sees; any other is led to where the code is typed. */
export async function openedContact(request: Request, token: string): Promise<{ link: ActionLink; contactId: string }> {
  const { link, isOpen } = await openVisits(request, token)
  if (!isOpen) throw redirect(paths.myVisits(token), { headers: privateHeaders })
  return { link, contactId: link.subjectId }
}
