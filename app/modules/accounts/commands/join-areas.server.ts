import { and, eq, isNull } from 'drizzle-orm'
import { withTransaction } from '#app/core/database/database.server.ts'
import { findSessionByToken, opensArea, type SessionRow } from '#app/core/session/session.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'

const otherArea = { provider: 'association', association: 'provider' } as const

/**
 * Lets a session that has just begun, and whose token nobody has yet, open the other area too in which the same person has signed in in
 * this browser. The password was given for each. The administration is never joined to anything.
 */
export async function joinAreas(token: string, earlier: SessionRow): Promise<void> {
  const begun = await findSessionByToken(token)
  if (!begun || begun.scope === 'admin' || begun.userId === null || begun.userId !== earlier.userId) return
  const other = otherArea[begun.scope]
  if (!opensArea(earlier, other)) return
  await withTransaction((tx) =>
    tx
      .update(sessions)
      .set({ alsoScope: other })
      .where(and(eq(sessions.id, begun.id), isNull(sessions.revokedAt))),
  )
}
