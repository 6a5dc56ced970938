import { and, eq, inArray, sql } from 'drizzle-orm'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { type Line, settledMeasures } from '../measures.ts'
import { answerFigures, appointmentFigures } from '../queries/day-figures.server.ts'
import { offeredFigures } from '../queries/offered-figures.server.ts'

/** Days, today among them, of which rows may still change: visits are marked until a day later, corrections come within three. */
const openDays = 4
const batch = 200

/** Puts figures in place of what was said before: how often it is done does not matter. */
async function replaceLines(tx: Transaction, days: readonly LocalDate[], lines: readonly Line[]): Promise<void> {
  await tx
    .delete(dailyCounts)
    .where(and(inArray(dailyCounts.measure, [...settledMeasures]), inArray(dailyCounts.day, [...days])))
  for (let start = 0; start < lines.length; start += batch) {
    await tx
      .insert(dailyCounts)
      .values(lines.slice(start, start + batch))
      .onConflictDoUpdate({
        target: [dailyCounts.measure, dailyCounts.dimension, dailyCounts.day, dailyCounts.value],
        set: { count: sql`excluded.count` },
      })
  }
}

/** What calendars offered is written once a day, by whichever process comes first. */
async function noteOffered(today: LocalDate): Promise<void> {
  const isNoted = await db.$count(dailyCounts, and(eq(dailyCounts.measure, 'doctor_open'), eq(dailyCounts.day, today)))
  if (isNoted > 0) return
  const lines = await offeredFigures(today)
  await withTransaction(async (tx) => {
    for (let start = 0; start < lines.length; start += batch) {
      await tx
        .insert(dailyCounts)
        .values(lines.slice(start, start + batch))
        .onConflictDoNothing()
    }
  })
}

/** Reads from rows what the last days were like, and from calendars what is offered. @returns the number of lines */
export async function settleDays(): Promise<number> {
  const today = todayInNewYork()
  const days = Array.from({ length: openDays }, (_, index) => addDays(today, -index))
  const lines: Line[] = []
  for (const day of days) {
    lines.push(...(await appointmentFigures(db, day)), ...(await answerFigures(db, day)))
  }
  await withTransaction((tx) => replaceLines(tx, days, lines))
  await noteOffered(today)
  return lines.length
}
