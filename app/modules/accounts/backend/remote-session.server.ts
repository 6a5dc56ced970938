import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { endSessions, insertSession } from '#app/core/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import type { Caller, ProviderUser } from './identity-backend.ts'
import type { RemoteProfile } from './remote-answers.ts'

/**
 * Sessions of people whom another backend knows: no user of ours, but what that backend said of them and the token it gave,
 * encrypted in the session's row (`profileOf` in ../sessions reads the same text).
 */

/** Enough to speak to the other backend in the person's name. */
export type RemoteAccount = Readonly<{ userId: string; remoteUserId: string; token: string }>

type StoredProfile = RemoteProfile & Readonly<{ remoteUserId: string }>

const place = (rowId: string) => ({ table: 'sessions', column: 'profile_enc', rowId })

/** An id of another system as an actor of ours has it: as it is where audit events take it, else a digest of it. */
function ownId(remoteId: string): string {
  if (/^(?!\d{7,}$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(remoteId)) return remoteId
  return `remote-${createHash('sha256').update(remoteId).digest('hex').slice(0, 32)}`
}

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
      isRemembered: caller.isRemembered,
      userAgent: caller.userAgent,
    })
    const actor = { type: 'user', id: user.id } as const
    await recordAudit(tx, { actor, action: 'accounts.sign_in', subject: { type: 'session', id } })
    return { token, user }
  })
}

/** The account behind a session that has not ended; null for one of a user of ours. */
export async function findRemoteAccount(sessionId: string): Promise<RemoteAccount | null> {
  const [row] = await db
    .select({ profileEnc: sessions.profileEnc })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  if (!row?.profileEnc) return null
  const { user, remoteUserId, token } = JSON.parse(decryptField(row.profileEnc, place(sessionId))) as StoredProfile
  return { userId: user.id, remoteUserId, token }
}

const actions = {
  logout: 'accounts.sign_out',
  password_change: 'accounts.password_change',
  /** The other backend no longer knows it. */
  replaced: 'accounts.session_revoke',
} as const

/** Ends such a session; what the other backend said is forgotten with it. */
export async function endRemoteSession(
  sessionId: string,
  { userId }: RemoteAccount,
  reason: keyof typeof actions,
): Promise<void> {
  await withTransaction(async (tx) => {
    if ((await endSessions(tx, { sessionId }, reason)) === 0) return
    const blank = encryptField('{}', place(sessionId))
    await tx.update(sessions).set({ profileEnc: blank }).where(eq(sessions.id, sessionId))
    const actor = { type: 'user', id: userId } as const
    await recordAudit(tx, { actor, action: actions[reason], subject: { type: 'session', id: sessionId } })
  })
}
