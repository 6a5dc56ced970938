import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { calls } from '#drizzle/schema/practice/telephony.ts'
import { liveStates } from '../call-states.ts'
import { feedCall, hangUpCall, positionOf } from './run-call.server.ts'

/** Rows of one batch. */
const most = 100
/** A call of which nothing was heard for so long has ended without anybody saying so. */
const lostAfter = 4 * hourMs

/** Somebody was quicker: another process, or the desk. */
async function unlessMovedOn(work: Promise<unknown>): Promise<void> {
  await outcomeOf(work, ['telephony.moved_on', 'telephony.unknown'])
}

/** Telephones of simulated calls give up by the clock, as real ones do by themselves; and what was lost is over. */
export async function runTelephonyChores(): Promise<number> {
  const at = now()
  const ringing = await db
    .select()
    .from(calls)
    .where(and(eq(calls.state, 'queued'), eq(calls.carrier, 'simulator'), lte(calls.ringsUntil, at)))
    .orderBy(asc(calls.ringsUntil), asc(calls.id))
    .limit(most)
  for (const call of ringing) await unlessMovedOn(feedCall(call.id, { kind: 'unanswered' }, positionOf(call).turn))
  const lost = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(inArray(calls.state, [...liveStates]), lt(calls.updatedAt, at - lostAfter)))
    .orderBy(asc(calls.id))
    .limit(most)
  for (const { id } of lost) await unlessMovedOn(hangUpCall(id))
  return ringing.length + lost.length
}
