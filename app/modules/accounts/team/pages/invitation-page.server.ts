import type { ProviderActor } from '#app/core/actor.ts'
import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { findInvitation, type Invitation } from '../queries/find-invite.server.ts'

/** Who looks at an invite: nobody signed in, the person it is for, somebody else. */
export type InviteReader = { kind: 'nobody' | 'invitee' } | { kind: 'other'; email: string }

function readerOf(actor: ProviderActor | null, { email }: Invitation): InviteReader {
  if (!actor) return { kind: 'nobody' }
  return actor.email === email ? { kind: 'invitee' } : { kind: 'other', email: actor.email }
}

/** The invite of a link and who looks at it; a link that is none ends with 404. Looking changes nothing. */
export async function readInvitation(request: Request, token: string) {
  const found = await findInvitation(token, localeOf(request))
  if (!found) notFound()
  const actor = await findSignedIn(request)
  const { acceptedById, ...invitation } = found
  return {
    actor,
    invitation: { ...invitation, acceptedById: null },
    reader: readerOf(actor, found),
    hasJoined: found.status === 'accepted' && actor !== null && acceptedById === actor.userId,
  }
}
