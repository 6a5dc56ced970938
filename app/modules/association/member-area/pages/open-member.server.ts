import type { AppLoadContext } from '@remix-run/node'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { demandAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { hasLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { maskEmail } from '#app/modules/action-links/mask-contact.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { paths } from '#app/paths.ts'
import { findLinkedMember } from '../queries/acting-members.server.ts'

/**
 * What a personal link opens for this browser. Writes nothing. A link that is over leads to the form for another, any other token to the
 * ordinary 404.
 */
export async function openMember(request: Request, context: AppLoadContext, token: string) {
  await demandAssociations(request, context)
  const path = new URL(request.url).pathname
  const link = isTokenShape(token) ? await findActionLink(token) : null
  if (link?.kind !== 'association_member') notFound(path)
  const membership = (await findLinkedMember(link.subjectId, localeOf(request))) ?? notFound(path)
  const { member, email } = membership
  if (link.state !== 'valid')
    throw redirect(paths.memberLink(member.slug, { ended: 'yes' }), { headers: privateHeaders })
  return { link, membership, email, isOpen: hasLinkAccess(request, link) }
}

type Opened = Awaited<ReturnType<typeof openMember>>

/** All that a page says of a member before the code; `contact` is null where there is no address on file. */
export function maskedMember({ membership, email }: Pick<Opened, 'membership' | 'email'>) {
  return { initial: [...membership.member.name][0] ?? '', contact: email === null ? null : maskEmail(email) }
}
