import { and, asc, count, desc, eq, max } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { careEvents } from '#drizzle/schema/coordination/cases.ts'
import type { LinkParty } from '../care-links.server.ts'

export type CareEvent = typeof careEvents.$inferSelect

export const listEvents = (caseId: string, reader: Reader): Promise<CareEvent[]> =>
  reader.select().from(careEvents).where(eq(careEvents.caseId, caseId)).orderBy(asc(careEvents.seq))

/** The number of the last event of a referral; 0 without one. */
export async function lastSeq(reader: Reader, caseId: string): Promise<number> {
  const [row] = await reader
    .select({ seq: max(careEvents.seq) })
    .from(careEvents)
    .where(eq(careEvents.caseId, caseId))
  return row?.seq ?? 0
}

/** The last that happened to a referral. */
export async function lastEvent(reader: Reader, caseId: string): Promise<CareEvent | null> {
  const [row] = await reader
    .select()
    .from(careEvents)
    .where(eq(careEvents.caseId, caseId))
    .orderBy(desc(careEvents.seq))
    .limit(1)
  return row ?? null
}

/** How often somebody's link to a referral was ended: it went on to another recipient, or its patient is written to elsewhere. */
export async function roundOf(reader: Reader, caseId: string, party: LinkParty): Promise<number> {
  const step = party === 'recipient' ? 'resend' : 'contact'
  const [row] = await reader
    .select({ rounds: count() })
    .from(careEvents)
    .where(and(eq(careEvents.caseId, caseId), eq(careEvents.step, step)))
  return Number(row?.rounds ?? 0)
}
