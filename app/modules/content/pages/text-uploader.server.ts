import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { findSession } from '#app/core/session/session.server.ts'

/** Where whole texts in three languages are sent, with a cover or without: longer than other forms. */
const forms = /^\/admin\/(?:blogs\/new|blog-edit\/[^/]+(?:\/draft)?|content\/[^/]+\/[^/]+(?:\/draft)?|content-preview)$/

/**
 * The account that may bring a body as large as a cover's photo: sent to the editor, by somebody of the administration; else null. Asked
 * before the body is read, with nothing but its head.
 */
export async function textUploader({ target, cookie }: { target: string; cookie: string }): Promise<string | null> {
  const url = new URL(target, 'http://upload.invalid')
  if (!forms.test(withoutPrefix(url.pathname))) return null
  const session = await findSession(new Request(url, { headers: { Cookie: cookie } }))
  return session?.scope === 'admin' ? session.userId : null
}
