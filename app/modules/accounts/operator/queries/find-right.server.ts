import { and, eq, gt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { operatorTokens } from '#drizzle/schema/administration.ts'
import { operatorHash } from '../operator-token.server.ts'

/** The right of a browser while it lasts, by what the browser holds. */
export async function findOperatorRight(secret: string): Promise<{ id: string; until: number } | null> {
  const [row] = await db
    .select({ id: operatorTokens.id, until: operatorTokens.rightUntil })
    .from(operatorTokens)
    .where(and(eq(operatorTokens.rightHash, operatorHash(secret)), gt(operatorTokens.rightUntil, now())))
  return row && row.until !== null ? { id: row.id, until: row.until } : null
}
