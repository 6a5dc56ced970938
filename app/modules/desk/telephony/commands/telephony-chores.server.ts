import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calls, telephonySettings, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { liveStates } from '../call-states.ts'
import { carrierNamed } from '../carriers/carriers.server.ts'
import { openRecording, type StoredVoicemail } from '../sealed.server.ts'
import { feedCall, hangUpCall, positionOf } from './run-call.server.ts'

/** Rows of one batch. */
const most = 100
/** A call of which nothing was heard for so long has ended without anybody saying so. */
const lostAfter = 4 * hourMs
/** Who called is known as long as somebody who comes once a year is. */
const callerDays = 400

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

type Due = Readonly<{ voicemail: StoredVoicemail; carrier: 'simulator' | 'voice_api' }>

/** Wipes one: at its carrier first, so that what cannot be deleted there is tried again. @returns whether it was wiped */
async function wipe({ voicemail, carrier }: Due): Promise<boolean> {
  try {
    const recording = openRecording(voicemail)
    if (recording !== null) await carrierNamed(carrier)?.forget(recording)
  } catch (error) {
    log.error({ err: error, voicemail: voicemail.id }, 'a recording was not deleted at its carrier')
    return false
  }
  return withTransaction(async (tx) => {
    const wiped = await tx
      .update(voicemails)
      .set({ recordingEnc: null, transcriptEnc: null, wipedAt: now() })
      .where(and(eq(voicemails.id, voicemail.id), isNull(voicemails.wipedAt)))
      .returning({ id: voicemails.id })
    if (wiped.length === 0) return false
    await recordAudit(tx, {
      ...{ actor: { type: 'system' }, action: 'telephony.voicemail_wipe' },
      ...{ subject: { type: 'voicemail', id: voicemail.id }, fields: ['recording', 'transcript'] },
    })
    return true
  })
}

/** Recordings and transcripts that were kept as long as their clinic says. */
async function wipeVoicemails(): Promise<number> {
  const settings = await db
    .select({ facilityId: telephonySettings.facilityId, keepDays: telephonySettings.keepDays })
    .from(telephonySettings)
    .orderBy(asc(telephonySettings.facilityId))
  let wiped = 0
  for (const { facilityId, keepDays } of settings) {
    const due = await db
      .select({ voicemail: voicemails, carrier: calls.carrier })
      .from(voicemails)
      .innerJoin(calls, eq(calls.id, voicemails.callId))
      .where(
        and(
          eq(voicemails.facilityId, facilityId),
          isNull(voicemails.wipedAt),
          lt(voicemails.createdAt, now() - keepDays * dayMs),
        ),
      )
      .orderBy(asc(voicemails.createdAt), asc(voicemails.id))
      .limit(most)
    for (const each of due) if (await wipe(each)) wiped += 1
  }
  return wiped
}

/** Numbers of callers, when nobody will call them back any more. */
async function wipeCallers(): Promise<number> {
  return withTransaction(async (tx) => {
    const old = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(lt(calls.createdAt, now() - callerDays * dayMs), or(isNotNull(calls.fromEnc), isNotNull(calls.fromIndex))),
      )
      .orderBy(asc(calls.id))
      .limit(most)
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await tx.update(calls).set({ fromEnc: null, fromIndex: null }).where(inArray(calls.id, ids))
    return ids.length
  })
}

/** Forgets what was kept long enough. @returns how much */
export async function pruneTelephony(): Promise<number> {
  return (await wipeVoicemails()) + (await wipeCallers())
}
