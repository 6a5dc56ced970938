import { lt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { operatorTokens } from '#drizzle/schema/administration.ts'
import { newOperatorSecret, operatorHash, tokenLife } from '../operator-token.server.ts'

/** What is over has nothing to say any more; the audit log has its uses. */
const keptFor = 30 * dayMs

/** Makes a token for who has the server. It stands in the answer and nowhere else. */
export async function makeOperatorToken(): Promise<{ token: string; expiresAt: number }> {
  const token = newOperatorSecret()
  const at = now()
  const expiresAt = at + tokenLife
  await withTransaction(async (tx) => {
    const id = newId()
    await tx.delete(operatorTokens).where(lt(operatorTokens.createdAt, at - keptFor))
    await tx.insert(operatorTokens).values({ id, tokenHash: operatorHash(token), expiresAt, createdAt: at })
    const subject = { type: 'operator_token', id }
    await recordAudit(tx, { actor: { type: 'system' }, action: 'accounts.operator_token_make', subject })
  })
  return { token, expiresAt }
}
