import { and, count, eq, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { scanEvents } from '#drizzle/schema/practice/scanning.ts'
import type { ScanEvent } from '../scan-result.ts'
import type { Keeper } from './keepers.server.ts'

export async function findScan(id: string, reader: Reader = db): Promise<ScanEvent | null> {
  const [row] = await reader.select().from(scanEvents).where(eq(scanEvents.id, id))
  return row ?? null
}

/** What a keeper was answered about a scan before. */
export async function findScanByKey(keeper: string, key: string, reader: Reader = db): Promise<ScanEvent | null> {
  const isIt = and(eq(scanEvents.keeper, keeper), eq(scanEvents.key, key))
  const [row] = await reader.select().from(scanEvents).where(isIt)
  return row ?? null
}

/** The row that takes a scan back; null for one that still stands. */
export async function findTakingBack(id: string): Promise<ScanEvent | null> {
  const [row] = await db.select().from(scanEvents).where(eq(scanEvents.undoes, id))
  return row ?? null
}

export type ScanCounts = Readonly<{ green: number; yellow: number; red: number }>

/** Whom a keeper has let in today and whom not, without what was taken back. An envelope that is ready lets nobody in. */
export async function countScans({ id }: Pick<Keeper, 'id'>): Promise<ScanCounts> {
  const { from, to } = dateSpan(todayInNewYork(), newYork)
  const isToday = and(gte(scanEvents.scannedAt, from), lt(scanEvents.scannedAt, to))
  const letsIn = or(isNull(scanEvents.mode), ne(scanEvents.mode, 'i693'))
  const rows = await db
    .select({ light: scanEvents.light, scans: count() })
    .from(scanEvents)
    .where(
      and(eq(scanEvents.keeper, id), isToday, letsIn, inArray(scanEvents.light, ['green', 'yellow', 'red', 'undone'])),
    )
    .groupBy(scanEvents.light)
  const of = (light: ScanEvent['light']) => rows.find((row) => row.light === light)?.scans ?? 0
  return { green: Math.max(0, of('green') - of('undone')), yellow: of('yellow'), red: of('red') }
}
