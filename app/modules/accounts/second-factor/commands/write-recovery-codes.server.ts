import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recoveryCodes } from '#drizzle/schema/accounts.ts'
import { newRecoveryCodes, recoveryCodeHash } from '../recovery-codes.server.ts'

/** New recovery codes in the place of all there were. @returns them, for this once: nothing but their hashes is kept */
export async function writeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const createdAt = now()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ id: newId(), userId, codeHash: recoveryCodeHash(userId, code), createdAt }))
  await tx.insert(recoveryCodes).values(rows)
  return codes
}

/** The same by the wish of their owner, who has just given the second factor. */
export function renewRecoveryCodes({ userId }: AdminActor): Promise<string[]> {
  return withTransaction(async (tx) => {
    const codes = await writeRecoveryCodes(tx, userId)
    const event = { action: 'accounts.recovery_codes_renew', subject: { type: 'user', id: userId } } as const
    await recordAudit(tx, { actor: { type: 'user', id: userId }, ...event })
    return codes
  })
}
