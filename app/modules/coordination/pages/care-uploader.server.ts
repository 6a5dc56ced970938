import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { findSession, opensArea } from '#app/core/session/session.server.ts'
import { hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'

type Head = Readonly<{ target: string; cookie: string; address: string }>

const ofClinic = /^\/provider\/4\/dashboard\/care-coordination\/case\/[^/]+$/
const ofLink = /^\/care-coordination\/([A-Za-z0-9]{22})$/

/**
 * Who may bring a document to a referral: somebody who is signed in, or who has typed the code of a link; null for everybody else. Asked
 * before the body is read, with nothing but its head.
 */
export async function careUploader({ target, cookie, address }: Head): Promise<string | { network: string } | null> {
  const url = new URL(target, 'http://upload.invalid')
  if (url.searchParams.get('form') !== 'document') return null
  const path = withoutPrefix(url.pathname)
  const request = new Request(url, { headers: { Cookie: cookie } })
  const token = ofLink.exec(path)?.[1]
  if (token) {
    const link = await findActionLink(token)
    return link?.kind === 'cc_access' && hasLinkAccess(request, link) ? { network: networkOf(address) } : null
  }
  if (!ofClinic.test(path)) return null
  const session = await findSession(request)
  return session && opensArea(session, 'provider') ? session.userId : null
}
