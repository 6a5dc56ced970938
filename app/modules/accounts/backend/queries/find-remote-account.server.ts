import { and, eq, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { openProfile } from '../stored-profile.server.ts'

/** Enough to speak to the other backend in the person's name. */
export type RemoteAccount = Readonly<{ userId: string; remoteUserId: string; token: string }>

/** The account behind a session that has not ended; null for one of a user of ours. */
export async function findRemoteAccount(sessionId: string): Promise<RemoteAccount | null> {
  const [row] = await db
    .select({ profileEnc: sessions.profileEnc })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  if (!row?.profileEnc) return null
  const { user, remoteUserId, token } = openProfile(row.profileEnc, sessionId)
  return { userId: user.id, remoteUserId, token }
}
