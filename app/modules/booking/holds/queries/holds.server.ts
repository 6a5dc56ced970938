import { createHash } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'

export type Hold = typeof slotHolds.$inferSelect

/** What is stored of a holder's key. The key is random, so the hash needs none of its own. */
export function holderHash(holderKey: string): string {
  return createHash('sha256').update('slot-hold\0').update(holderKey).digest('base64url')
}

/** The key under which offers to a waitlist entry hold their time. */
export function entryKey(entryId: string): string {
  return `waitlist|${entryId}`
}

export function findActiveHolds(reader: Reader, holderKey: string): Promise<Hold[]> {
  const own = and(eq(slotHolds.keyHash, holderHash(holderKey)), eq(slotHolds.status, 'active'))
  return reader.select().from(slotHolds).where(own).orderBy(asc(slotHolds.createdAt), asc(slotHolds.id))
}

type HeldTime = { providerFacilityId: string; visitTypeId: string; startsAt: number }

/** The holder's latest hold on a time, whatever became of it; null when there was none. */
export async function findHold(reader: Reader, holderKey: string, time: HeldTime): Promise<Hold | null> {
  const [hold] = await reader
    .select()
    .from(slotHolds)
    .where(
      and(
        eq(slotHolds.keyHash, holderHash(holderKey)),
        eq(slotHolds.providerFacilityId, time.providerFacilityId),
        eq(slotHolds.visitTypeId, time.visitTypeId),
        eq(slotHolds.startsAt, time.startsAt),
      ),
    )
    .orderBy(desc(slotHolds.createdAt), desc(slotHolds.id))
    .limit(1)
  return hold ?? null
}
