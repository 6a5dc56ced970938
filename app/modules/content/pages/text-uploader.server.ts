import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { findSession } from '#app/core/session/session.server.ts'

/** Where whole texts in three languages are sent, with a cover or without, and a file of members: longer than other forms. */
const forms = {
  admin: /^\/admin\/(?:blogs\/new|blog-edit\/[^/]+(?:\/draft)?|content\/[^/]+\/[^/]+(?:\/draft)?|content-preview)$/,
  provider: /^\/provider\/4\/dashboard\/blog\/(?:blog-editing(?:\/draft)?|preview)$/,
  association: /^\/association-management\/import$/,
} as const

/**
 * The account that may bring a body as large as a cover's photo: sent to the editor, by somebody of the area that it is in; else null. Asked
 * before the body is read, with nothing but its head.
 */
export async function textUploader({ target, cookie }: { target: string; cookie: string }): Promise<string | null> {
  const url = new URL(target, 'http://upload.invalid')
  const path = withoutPrefix(url.pathname)
  const scope = (['admin', 'provider', 'association'] as const).find((each) => forms[each].test(path))
  if (scope === undefined) return null
  const session = await findSession(new Request(url, { headers: { Cookie: cookie } }))
  return session?.scope === scope ? session.userId : null
}
