import { and, count, eq, gte } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { readPostLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'

/** Posts that a doctor has begun this month, and how many their level allows; null is any number. */
export type MonthUse = { used: number; limit: number | null }

/** What a doctor has used this month, as months are in New York. A post counts in the month in which it was begun. */
export async function readMonthUse(
  { id, tier }: Readonly<{ id: string; tier: number }>,
  reader: Reader = db,
): Promise<MonthUse> {
  const month = `${todayInNewYork().slice(0, 7)}-01`
  const isOfMonth = and(
    eq(blogPosts.owner, 'provider'),
    eq(blogPosts.ownerId, id),
    gte(blogPosts.createdAt, instantOfWall(month, '00:00', newYork)),
  )
  const [row] = await reader.select({ used: count() }).from(blogPosts).where(isOfMonth)
  return { used: Number(row?.used ?? 0), limit: await readPostLimit(tier, reader) }
}
