import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { phoneLines } from '#drizzle/schema/practice/telephony.ts'
import type { CallState } from '../call-states.ts'
import { type Position, sameStep, type Step } from '../ivr-engine.ts'
import type { StoredCall } from '../sealed.server.ts'
import { readIvrWorld } from './ivr-world.server.ts'
import { findSettings, findVersion } from './set-up.server.ts'

const thenOf: Partial<Record<CallState, Step['then']>> = { in_ivr: 'key', queued: 'ring', recording: 'record' }

/** What the caller of a live call meets at this moment; null where nothing is said to them any more. */
export async function readStepNow(call: StoredCall): Promise<Step | null> {
  const then = thenOf[call.state]
  const settings = await findSettings(call.facilityId)
  const [line] = await db.select().from(phoneLines).where(eq(phoneLines.id, call.lineId))
  const tree = await findVersion(call.facilityId, call.ivrVersion)
  if (!then || !settings || !line || !tree) return null
  const world = await readIvrWorld({ settings, line, tree, at: now() })
  return sameStep(world, call.position as unknown as Position, then)
}
