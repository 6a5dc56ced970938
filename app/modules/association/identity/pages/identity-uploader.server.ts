import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { findSession, opensArea } from '#app/core/session/session.server.ts'
import { paths } from '#app/paths.ts'
import { uploadSteps } from '../upload-steps.ts'

type Head = Readonly<{ target: string; cookie: string; address: string }>

/**
 * Who may bring a body as large as a telephone's photo: whoever registers an association, by the network that they ask from, and whoever
 * manages one, to a step that takes a file; null for everybody else. Asked before the body is read, with nothing but its head.
 */
export async function identityUploader({
  target,
  cookie,
  address,
}: Head): Promise<string | { network: string } | null> {
  const url = new URL(target, 'http://upload.invalid')
  const path = withoutPrefix(url.pathname)
  if (path === paths.associationSignup()) return { network: networkOf(address) }
  const step = url.searchParams.get('step')
  if (path !== paths.associationOnboarding() || !uploadSteps.some((each) => each === step)) return null
  const session = await findSession(new Request(url, { headers: { Cookie: cookie } }))
  return session && opensArea(session, 'association') ? session.userId : null
}
