import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { calls, phoneLines } from '#drizzle/schema/practice/telephony.ts'
import type { StoredCall } from '../sealed.server.ts'
import { listGroups, type PhoneLine } from './set-up.server.ts'

/** A number by its id, for its carrier; null for none of ours. */
export async function findLine(lineId: string): Promise<PhoneLine | null> {
  const [row] = await db.select().from(phoneLines).where(eq(phoneLines.id, lineId))
  return row ?? null
}

/** A call of a number by what its carrier calls it. */
export async function findCarriedCall(line: PhoneLine, ref: string): Promise<StoredCall | null> {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.carrier, 'voice_api'), eq(calls.carrierRef, ref), eq(calls.lineId, line.id)))
  return row ?? null
}

/** Whose telephone a number is at a facility; null for nobody's. */
export async function ownerOfTelephone(facilityId: string, destination: string): Promise<string | null> {
  const groups = await listGroups(facilityId)
  const member = groups.flatMap(({ members }) => members).find((each) => each.destination === destination)
  return member?.userId ?? null
}
