import { lt } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { keptMonths } from '../measures.ts'

/** Forgets the counts of days so many months ago. */
export function pruneCounts(): Promise<void> {
  const [year, month] = todayInNewYork().split('-').map(Number) as [number, number]
  const first = new Date(Date.UTC(year, month - 1 - keptMonths, 1)).toISOString().slice(0, 10)
  return withTransaction(async (tx) => {
    await tx.delete(dailyCounts).where(lt(dailyCounts.day, first))
  })
}
