import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { promotionCampaigns, promotionStats } from '#drizzle/schema/promotion/campaigns.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { returnCounts, takeCounts } from '../counts.server.ts'

/** Writes down what was counted since the last time, a row for each campaign and day. @returns how many rows */
export async function recordCounts(): Promise<number> {
  const counts = takeCounts()
  if (counts.length === 0) return 0
  try {
    await withTransaction(async (tx) => {
      for (const { campaignId, day, impressions, clicks } of counts) {
        await tx
          .insert(promotionStats)
          .values({ id: newId(), campaignId, day, impressions, clicks, bookings: 0 })
          .onConflictDoUpdate({
            target: [promotionStats.campaignId, promotionStats.day],
            set: {
              impressions: sql`${promotionStats.impressions} + ${impressions}`,
              clicks: sql`${promotionStats.clicks} + ${clicks}`,
            },
          })
      }
    })
    return counts.length
  } catch (error) {
    returnCounts(counts)
    throw error
  }
}

/** Days that are reckoned again, for what has come to them since. */
const settledDays = 2

/**
 * Says of each of the last days on which a campaign was shown how many visits were booked online with its doctor. It is counted from the
 * visits themselves: nobody is followed from an advertisement to a booking.
 * @returns how many rows
 */
export async function settleBookings(): Promise<number> {
  const today = todayInNewYork()
  const rows = await db
    .select({ id: promotionStats.id, day: promotionStats.day, providerId: promotionCampaigns.providerId })
    .from(promotionStats)
    .innerJoin(promotionCampaigns, eq(promotionCampaigns.id, promotionStats.campaignId))
    .where(gte(promotionStats.day, addDays(today, -settledDays)))
    .orderBy(promotionStats.id)
  for (const { id, day, providerId } of rows) {
    const { from, to } = dateSpan(day, newYork)
    const bookings = await db.$count(
      appointments,
      and(
        eq(appointments.providerId, providerId),
        inArray(appointments.source, ['web', 'waitlist']),
        gte(appointments.createdAt, from),
        lt(appointments.createdAt, to),
      ),
    )
    await withTransaction(async (tx) => {
      await tx.update(promotionStats).set({ bookings }).where(eq(promotionStats.id, id))
    })
  }
  return rows.length
}
