import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'

/** Whether a token is that of a member's personal link, in whatever state. */
export async function isMemberLink(token: string): Promise<boolean> {
  return (await findActionLink(token))?.kind === 'association_member'
}
