import { eq } from 'drizzle-orm'
import { withTransaction } from '#app/core/database/database.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import type { RemoteAccount } from '../queries/find-remote-account.server.ts'
import { blankProfile } from '../stored-profile.server.ts'

const actions = {
  logout: 'accounts.sign_out',
  /** By the same person, from another sign-in of theirs. */
  by_user: 'accounts.session_revoke',
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
    await tx
      .update(sessions)
      .set({ profileEnc: blankProfile(sessionId) })
      .where(eq(sessions.id, sessionId))
    const actor = { type: 'user', id: userId } as const
    await recordAudit(tx, { actor, action: actions[reason], subject: { type: 'session', id: sessionId } })
  })
}
