import type { SignedInActor } from '#app/core/actor.ts'
import { identityBackend } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import type { Caller } from '#app/modules/accounts/backend/identity-backend.ts'
import { listOwnSessions } from '../queries/own-sessions.server.ts'

/**
 * Ends others of one's own sign-ins, wherever the account lives: the one of that id, or all of them. The one that asks goes on.
 * @returns how many there were to end: 0 for an id that is somebody else's, has ended, or is the one that asks
 */
export async function endOwnSessions(
  actor: SignedInActor,
  which: Readonly<{ sessionId: string }> | 'others',
  caller: Caller,
): Promise<number> {
  const others = (await listOwnSessions(actor)).filter(({ isThis }) => !isThis)
  const meant = which === 'others' ? others : others.filter(({ id }) => id === which.sessionId)
  const { userId, email } = actor
  await Promise.all(
    meant.map(({ id }) => identityBackend().signOut({ sessionId: id, userId, email }, caller, 'by_user')),
  )
  return meant.length
}
