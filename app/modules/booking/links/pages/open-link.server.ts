import { heldLinks, hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { findLinkSubject, type LinkSubject } from '../queries/link-subject.server.ts'

export type OpenedLink = {
  link: ActionLink
  subject: LinkSubject
  access: 'open' | 'locked' | 'ended'
  /** Opened by who is written to: the link came in a message to them alone, or they typed a code; else by the form that made it. */
  isProven: boolean
}

/**
 * What a token opens for this browser. Writes nothing. Anything that is no link of this module is the ordinary 404, whether its shape
 * is wrong or nobody was ever given it. @param known the token's link, where the caller has looked it up already
 */
export async function openLink(request: Request, token: string, known?: ActionLink): Promise<OpenedLink> {
  const path = new URL(request.url).pathname
  if (!isTokenShape(token)) notFound(path)
  const link = known ?? (await findActionLink(token))
  if (!link) notFound(path)
  const subject = await findLinkSubject(link)
  if (!subject) notFound(path)
  if (link.state !== 'valid') return { link, subject, access: 'ended', isProven: false }
  const isProven = !link.isOtpRequired || heldLinks(request).proven.some(({ id }) => id === link.id)
  return { link, subject, access: hasLinkAccess(request, link) ? 'open' : 'locked', isProven }
}
