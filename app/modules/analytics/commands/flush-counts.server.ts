import { eq, lt, sql } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { dailyCounts, unfoundWords } from '#drizzle/schema/measuring.ts'
import type { Line } from '../measures.ts'
import type { PageNote } from '../page-note.ts'
import { type Count, Tally, type Visit } from '../tally.ts'
import { keySpanOf, wordsHash } from '../words-key.server.ts'

/** Words may be read when they were typed so often, on so many different days. */
const enough = { times: 5, days: 3 }
/** Lines of one statement. */
const batch = 200

const tally = new Tally()

/** Counts what an answer has said of itself. In memory: it costs a page some microseconds. */
export function countNotes(notes: readonly PageNote[], visit: Visit): void {
  for (const note of notes) tally.add(visit, note)
}

/** Adds to what other processes, or this one a minute ago, have counted of the same day. */
async function addLines(tx: Transaction, lines: readonly Line[]): Promise<void> {
  for (let start = 0; start < lines.length; start += batch) {
    await tx
      .insert(dailyCounts)
      .values(lines.slice(start, start + batch))
      .onConflictDoUpdate({
        target: [dailyCounts.measure, dailyCounts.dimension, dailyCounts.day, dailyCounts.value],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      })
  }
}

/** Counts words by their hash. @returns how often they may be said to have been typed by now: all of it on the day when it is enough. */
async function countWords(tx: Transaction, words: string, times: number, day: LocalDate): Promise<number> {
  const keySpan = keySpanOf(day)
  const hash = wordsHash(words, keySpan)
  const [row] = await tx
    .insert(unfoundWords)
    .values({ hash, keySpan, times, days: 1, lastDay: day })
    .onConflictDoUpdate({
      target: unfoundWords.hash,
      set: {
        times: sql`${unfoundWords.times} + ${times}`,
        days: sql`${unfoundWords.days} + case when ${unfoundWords.lastDay} = ${day} then 0 else 1 end`,
        lastDay: day,
      },
    })
    .returning({ times: unfoundWords.times, days: unfoundWords.days, isSaid: unfoundWords.isSaid })
  const { days, isSaid, times: all } = row!
  if (isSaid) return times
  if (all < enough.times || days < enough.days) return 0
  await tx.update(unfoundWords).set({ isSaid: true }).where(eq(unfoundWords.hash, hash))
  return all
}

async function write(counts: readonly Count[], words: ReadonlyMap<string, number>, day: LocalDate): Promise<void> {
  await withTransaction(async (tx) => {
    await addLines(
      tx,
      counts.map((count) => ({ ...count, day })),
    )
    const readable: Line[] = []
    // In one order for all processes, so that none waits for another in a circle.
    for (const [text, times] of [...words].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const count = await countWords(tx, text, times, day)
      if (count > 0) readable.push({ measure: 'search_unfound', dimension: 'words', value: text, day, count })
    }
    await addLines(tx, readable)
    // The key of an earlier span is not used any more: its hashes can only be guessed at.
    await tx.delete(unfoundWords).where(lt(unfoundWords.keySpan, keySpanOf(day)))
  })
}

/** Writes what was counted since the last time. What could not be written is kept for the next. @returns the number of lines */
export async function flushCounts(): Promise<number> {
  const drained = tally.drain()
  const { counts, words } = drained
  if (counts.length === 0 && words.size === 0) return 0
  try {
    await write(counts, words, todayInNewYork())
  } catch (error) {
    tally.restore(drained)
    throw error
  }
  return counts.length
}
