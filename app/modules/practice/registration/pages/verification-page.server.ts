import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { findEmailVerification } from '../queries/email-verification.server.ts'

type VerificationPage = { head: PageHead; token: string; view: 'verification'; masked: string | null; login: string }

/** The page of a token that checks an e-mail address; null when it is another kind of link or none. Changes nothing. */
export async function loadVerificationPage(request: Request, token: string): Promise<VerificationPage | null> {
  const verification = await findEmailVerification(token)
  if (!verification) return null
  const title = translator(localeOf(request), 'practice')('verification.title')
  // No token in an address that others may see.
  const head = requestHead(request, { title, description: title, path: paths.link(':token'), isIndexable: false })
  const masked = verification.state === 'valid' ? verification.masked : null
  const login = verification.isOfAssociation ? paths.associationLogin() : paths.login()
  return { head, token, view: 'verification', masked, login }
}
