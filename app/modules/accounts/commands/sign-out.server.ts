import { withTransaction } from '#app/core/database/database.server.ts'
import { endSessions, type SessionEnd } from '#app/core/session/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

type Ended = Readonly<{ sessionId: string; userId: string | null }>

/**
 * Ends one session, in every process at once. `replaced` is for the session that a browser had before it signed in anew, `by_user` for
 * one that its person ends from elsewhere. Does nothing when it has ended before. The caller takes the cookie away.
 */
export async function signOut(
  { sessionId, userId }: Ended,
  reason: SessionEnd & ('logout' | 'replaced' | 'by_user') = 'logout',
) {
  await withTransaction(async (tx) => {
    if ((await endSessions(tx, { sessionId }, reason)) === 0) return
    await recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: reason === 'logout' ? 'accounts.sign_out' : 'accounts.session_revoke',
      subject: { type: 'session', id: sessionId },
    })
  })
}
