import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { findSession, opensArea } from '#app/core/session/session.server.ts'
import { paths } from '#app/paths.ts'

/** What the forms with a photo are sent to: the own profile's, and the wizard's. */
const forms = [
  { path: paths.personal(), key: 'part' },
  { path: paths.onboarding(), key: 'step' },
] as const

/**
 * The account that may bring a body as large as a telephone's photo: sent to a form that takes one, by somebody who is signed in; else null.
 * Asked before the body is read, with nothing but its head: `target` is path and query.
 */
export async function photoUploader({ target, cookie }: { target: string; cookie: string }): Promise<string | null> {
  const url = new URL(target, 'http://upload.invalid')
  const path = withoutPrefix(url.pathname)
  if (!forms.some((form) => form.path === path && url.searchParams.get(form.key) === 'photo')) return null
  const session = await findSession(new Request(url, { headers: { Cookie: cookie } }))
  return session && opensArea(session, 'provider') ? session.userId : null
}
