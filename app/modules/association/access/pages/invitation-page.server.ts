import type { AppLoadContext } from '@remix-run/node'
import type { SignedInActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findSignedIn, findSignedInToAssociations } from '#app/modules/accounts/guards/guards.server.ts'
import { demandAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { invitationEnd } from '../access-status.ts'
import { findInvitation } from '../queries/invitations.server.ts'

/** Who looks at an invitation: nobody signed in, the person it is for, or somebody else, who signs out there. */
function readerOf(actor: SignedInActor | null, email: string) {
  if (!actor) return { kind: 'nobody' } as const
  if (actor.email.toLowerCase() === email) return { kind: 'invitee' } as const
  const signOut = actor.scope === 'association' ? paths.associationLogout() : paths.logout()
  return { kind: 'other', email: actor.email, signOut } as const
}

/** The invitation of a link and who looks at it; any other token is the ordinary 404. Writes nothing. */
export async function openInvitation(request: Request, context: AppLoadContext, token: string) {
  await demandAssociations(request, context)
  const found = (await findInvitation(token)) ?? notFound(new URL(request.url).pathname)
  const actor = (await findSignedInToAssociations(request)) ?? (await findSignedIn(request))
  const { link, invitation, association } = found
  const ended = invitationEnd(invitation, association.status, now())
  return {
    ...{ actor, invitation, association, reader: readerOf(actor, invitation.email) },
    // Sending it again made another link.
    ended: ended ?? (link.state === 'valid' ? null : ('replaced' as const)),
  }
}

/** What the holder of a link sees. Opening it changes nothing: mail scanners open every link they see. */
export async function loadInvitation(request: Request, context: AppLoadContext, token: string) {
  const { invitation, association, reader, ended } = await openInvitation(request, context, token)
  const locale = localeOf(request)
  const title = translator(locale, 'association-access')('invitation.pageTitle')
  const path = paths.associationInvitation(':token')
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const { name, slug, status } = association
  const shown = { head, token, name: name[locale], slug: status === 'approved' ? slug : null, role: invitation.role }
  if (ended !== null) {
    const init = { status: ended === 'accepted' ? 200 : 410, headers: privateHeaders }
    return json({ ...shown, view: 'ended', ended } as const, init)
  }
  const inviter = (await namesOfStaff([invitation.invitedBy], locale)).get(invitation.invitedBy) ?? ''
  const open = { inviter, email: invitation.email, until: invitation.expiresAt, reader }
  return json({ ...shown, view: 'open', ...open } as const, { headers: privateHeaders })
}

export type InvitationData = Awaited<ReturnType<Awaited<ReturnType<typeof loadInvitation>>['json']>>
