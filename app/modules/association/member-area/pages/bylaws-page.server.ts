import type { AppLoadContext } from '@remix-run/node'
import type { ProviderActor } from '#app/core/actor.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { answerBylaws } from '#app/modules/association/identity/pages/bylaws-file.server.ts'
import { paths } from '#app/paths.ts'
import { listOwnMemberships, type Membership } from '../queries/acting-members.server.ts'
import { openMember } from './open-member.server.ts'

/** Only who is a member now reads what an association keeps for its members. */
function answerMember(request: Request, membership: Membership | undefined): Promise<Response> {
  if (membership?.member.status !== 'active') notFound(new URL(request.url).pathname)
  return answerBylaws(request, membership.member.slug, 'member')
}

/** The bylaws for whoever has opened their personal link; before the code it leads there. */
export async function answerLinkedBylaws(request: Request, context: AppLoadContext, token: string): Promise<Response> {
  const { membership, isOpen } = await openMember(request, context, token)
  return isOpen ? answerMember(request, membership) : redirect(paths.memberArea(token), { headers: privateHeaders })
}

/** The bylaws of the association that the address names, for a member with an account. */
export async function answerOwnBylaws(request: Request, actor: ProviderActor): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('association')
  const own = await listOwnMemberships(actor, localeOf(request))
  return answerMember(
    request,
    own.find(({ member }) => member.slug === asked),
  )
}
