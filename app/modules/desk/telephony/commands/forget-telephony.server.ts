import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calls, telephonySettings, voicemails } from '#drizzle/schema/practice/telephony.ts'
import type { TelephoneCarrier } from '../carrier.ts'
import { carrierNamed } from '../carriers/carriers.server.ts'
import { isLeftAtCarrier } from '../queries/left-recordings.server.ts'
import { openRecording, type StoredVoicemail } from '../sealed.server.ts'

/** Rows of one batch. */
const most = 100
/** Who called is known as long as somebody who comes once a year is. */
const callerDays = 400

type Due = Readonly<{ voicemail: StoredVoicemail; carrier: TelephoneCarrier['name'] }>

/** @param fields what of the message is gone now */
function recordWipe(tx: Parameters<typeof recordAudit>[0], voicemailId: string, fields: readonly string[]) {
  return recordAudit(tx, {
    ...{ actor: { type: 'system' }, action: 'telephony.voicemail_wipe' },
    ...{ subject: { type: 'voicemail', id: voicemailId }, fields },
  })
}

/**
 * Wipes what is here of a message, whatever its carrier says. Of one that lies at a carrier the name stays, sealed, until it was deleted there;
 * nobody can listen to it any more. @returns whether it was wiped
 */
function wipe({ voicemail, carrier }: Due): Promise<boolean> {
  return withTransaction(async (tx) => {
    const isHere = carrier === 'simulator'
    const wiped = await tx
      .update(voicemails)
      .set({ transcriptEnc: null, wipedAt: now(), updatedAt: now(), ...(isHere && { recordingEnc: null }) })
      .where(and(eq(voicemails.id, voicemail.id), isNull(voicemails.wipedAt)))
      .returning({ id: voicemails.id })
    if (wiped.length === 0) return false
    await recordWipe(tx, voicemail.id, isHere ? ['recording', 'transcript'] : ['transcript'])
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

/** Deletes one at its carrier. What does not work is tried again, after the others. @returns whether it is gone */
async function forgetOne(voicemail: StoredVoicemail, carrier: TelephoneCarrier): Promise<boolean> {
  try {
    await carrier.forget(openRecording(voicemail)!)
  } catch (error) {
    log.error({ err: error, voicemail: voicemail.id }, 'a recording was not deleted at its carrier')
    await withTransaction((tx) =>
      tx.update(voicemails).set({ updatedAt: now() }).where(eq(voicemails.id, voicemail.id)),
    )
    return false
  }
  return withTransaction(async (tx) => {
    const gone = await tx
      .update(voicemails)
      .set({ recordingEnc: null, updatedAt: now() })
      .where(and(eq(voicemails.id, voicemail.id), isNotNull(voicemails.recordingEnc)))
      .returning({ id: voicemails.id })
    if (gone.length > 0) await recordWipe(tx, voicemail.id, ['recording'])
    return gone.length > 0
  })
}

/** Recordings that are over and still lie at a carrier: those of one that is not configured wait until it is again. */
async function forgetRecordings(): Promise<number> {
  const carriers = (['simulator', 'voice_api'] as const).flatMap((name) => carrierNamed(name) ?? [])
  const names = carriers.map(({ name }) => name)
  const left = await db
    .select({ voicemail: voicemails, carrier: calls.carrier })
    .from(voicemails)
    .innerJoin(calls, eq(calls.id, voicemails.callId))
    .where(and(isLeftAtCarrier, inArray(calls.carrier, names)))
    .orderBy(asc(voicemails.updatedAt), asc(voicemails.id))
    .limit(most)
  let gone = 0
  for (const { voicemail, carrier } of left)
    if (
      await forgetOne(
        voicemail,
        carriers.find(({ name }) => name === carrier)!,
      )
    )
      gone += 1
  return gone
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

/** Forgets what was kept long enough: here at once, at carriers as soon as they do it. @returns how much */
export async function pruneTelephony(): Promise<number> {
  return (await wipeVoicemails()) + (await forgetRecordings()) + (await wipeCallers())
}
