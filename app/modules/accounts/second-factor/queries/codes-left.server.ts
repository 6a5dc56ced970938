import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { recoveryCodes } from '#drizzle/schema/accounts.ts'

/** How many recovery codes somebody has not used yet. */
export function countCodesLeft({ userId }: AdminActor): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}
