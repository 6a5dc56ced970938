import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { memberships } from '#drizzle/schema/membership.ts'

/** A membership's row alone: active, of the second level, by the month. Answers its id. */
export async function insertMembership(
  providerId: string,
  changes: Partial<typeof memberships.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const period = { periodStart: '2026-11-01', periodEnd: '2026-12-01', anchorDay: 1 }
  await withTransaction((tx) =>
    tx.insert(memberships).values({
      ...{ id, providerId, status: 'active', tier: 2, interval: 'month', priceCents: 4_900, periodCents: 4_900 },
      ...{ ...period, isTrial: false, failures: 0, version: 1, createdAt: now(), updatedAt: now() },
      ...changes,
    }),
  )
  return id
}
