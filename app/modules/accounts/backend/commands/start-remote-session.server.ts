import { createHash } from 'node:crypto'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertSession } from '#app/core/session/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { Caller, ProviderUser } from '../identity-backend.ts'
import type { RemoteProfile } from '../remote-answers.ts'
import type { StoredProfile } from '../stored-profile.server.ts'

/** An id of another system as an actor of ours has it: as it is where audit events take it, else a digest of it. */
function ownId(remoteId: string): string {
  if (/^(?!\d{7,}$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(remoteId)) return remoteId
  return `remote-${createHash('sha256').update(remoteId).digest('hex').slice(0, 32)}`
}

/** Begins a session of somebody whom another backend knows. */
export async function startRemoteSession(
  profile: RemoteProfile,
  caller: Caller,
): Promise<{ token: string; user: ProviderUser }> {
  const user = { ...profile.user, id: ownId(profile.user.id) }
  const stored: StoredProfile = { ...profile, user, remoteUserId: profile.user.id }
  return withTransaction(async (tx) => {
    const { id, token } = await insertSession(tx, {
      scope: caller.scope,
      userId: null,
      profile: JSON.stringify(stored),
      remoteActorId: user.id,
      isRemembered: caller.isRemembered,
      userAgent: caller.userAgent,
    })
    const actor = { type: 'user', id: user.id } as const
    await recordAudit(tx, { actor, action: 'accounts.sign_in', subject: { type: 'session', id } })
    return { token, user }
  })
}
