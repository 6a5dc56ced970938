import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calls, phoneLines, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { afterMove, isLive } from '../call-states.ts'
import type { TelephoneCarrier } from '../carrier.ts'
import { beginning, type CallEvent, nextStep, type Position, type Step } from '../ivr-engine.ts'
import { readIvrWorld } from '../queries/ivr-world.server.ts'
import { findSettings, findVersion } from '../queries/set-up.server.ts'
import { sealCaller, type StoredCall } from '../sealed.server.ts'
import { keepVoicemail, type Message } from './keep-voicemail.server.ts'
import { moveCall } from './move-call.server.ts'
import { textCaller } from './text-back.server.ts'

/** A call after something has happened, and what its caller meets now. */
export type Met = Readonly<{ call: StoredCall; step: Step | null }>

const moveOf = { key: 'menu', ring: 'queue', record: 'record', end: 'finish' } as const

/** Where a call stands in its menu. */
export const positionOf = ({ position }: Pick<StoredCall, 'position'>) => position as unknown as Position

/** Lets the engine say what comes next, and writes where the call stands. */
async function advance(tx: Transaction, call: StoredCall, event: CallEvent): Promise<Met> {
  const settings = await findSettings(call.facilityId, tx)
  const [line] = await tx.select().from(phoneLines).where(eq(phoneLines.id, call.lineId))
  const tree = await findVersion(call.facilityId, call.ivrVersion, tx)
  if (!settings || !line || !tree) throw new DomainError('not_found', 'telephony.unknown')
  const at = now()
  const step = nextStep(await readIvrWorld({ settings, line, tree, at }, tx), positionOf(call), event)
  const { position, then, ring, passed } = step
  const moved = await moveCall(tx, call, moveOf[then], {
    ...{ position: { ...position }, language: position.language, path: [...call.path, ...passed].slice(-60) },
    ringsUntil: ring ? at + ring.seconds * 1000 : null,
    ...(then === 'ring' ? { queuedAt: call.queuedAt ?? at } : {}),
    ...(then === 'end' ? { endedAt: at } : {}),
  })
  return { call: moved, step }
}

type Incoming = Readonly<{
  carrier: TelephoneCarrier['name']
  ref: string
  lineId: string
  /** E.164; null where it is withheld. */
  from: string | null
}>

/**
 * Takes a call that comes in, and lets the menu begin. One that is told of twice is taken once: `step` is null then.
 * @throws DomainError not_found `telephony.unknown` for a number that is none of ours or has not been set up
 */
export function beginCall({ carrier, ref, lineId, from }: Incoming): Promise<Met> {
  return withTransaction(async (tx) => {
    const [line] = await tx.select().from(phoneLines).where(eq(phoneLines.id, lineId))
    const settings = line && (await findSettings(line.facilityId, tx))
    if (!line || !settings || settings.liveVersion === 0) throw new DomainError('not_found', 'telephony.unknown')
    const [id, at] = [newId(), now()]
    const [call] = await tx
      .insert(calls)
      .values({
        ...{ id, facilityId: line.facilityId, lineId, carrier, carrierRef: ref, state: 'ringing' },
        ...sealCaller(id, line.facilityId, from),
        ...{ ivrVersion: settings.liveVersion, path: [], position: { ...beginning } },
        ...{ version: 1, createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing()
      .returning()
    if (!call) return { call: await callOf(tx, carrier, ref), step: null }
    return advance(tx, call, { kind: 'begin' })
  })
}

async function callOf(tx: Transaction, carrier: StoredCall['carrier'], ref: string): Promise<StoredCall> {
  const [call] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.carrier, carrier), eq(calls.carrierRef, ref)))
  if (!call) throw new DomainError('not_found', 'telephony.unknown')
  return call
}

async function callById(tx: Transaction, id: string): Promise<StoredCall> {
  const [call] = await tx.select().from(calls).where(eq(calls.id, id))
  if (!call) throw new DomainError('not_found', 'telephony.unknown')
  return call
}

/**
 * What a caller or their telephone did. `turn` is the turn of the call that it is about: told twice or too late it does nothing, and `step`
 * is null.
 * @throws DomainError conflict `telephony.moved_on`; not_found `telephony.unknown`
 */
export function feedCall(callId: string, event: CallEvent, turn: number): Promise<Met> {
  return withTransaction(async (tx) => {
    const call = await callById(tx, callId)
    // A key belongs to a menu, a telephone that nobody answers to a group that rings.
    const isMeant = event.kind === 'unanswered' ? call.state === 'queued' : call.state === 'in_ivr'
    if (positionOf(call).turn !== turn || !isMeant) return { call, step: null }
    return advance(tx, call, event)
  })
}

/** Sends a live call to the voicemail, in the caller's transaction. */
export const sendToVoicemail = (tx: Transaction, call: StoredCall): Promise<Met> =>
  advance(tx, call, { kind: 'to_voicemail' })

/** Somebody answers: a telephone that rang, or the desk. Told twice it does nothing. */
export async function connectCall(tx: Transaction, call: StoredCall, userId: string | null): Promise<StoredCall> {
  if (call.state === 'connected') return call
  return moveCall(tx, call, 'connect', { answeredAt: now(), answeredById: userId, ringsUntil: null })
}

/** The same for a telephone that says so by itself; the person is whose telephone rang. */
export function answerByTelephone(callId: string, userId: string | null): Promise<StoredCall> {
  return withTransaction(async (tx) => connectCall(tx, await callById(tx, callId), userId))
}

/**
 * The caller has hung up, or the conversation is over. A call that nobody answered is missed, and its caller is written to where the clinic
 * wants that. Told twice it does nothing.
 */
async function endCall(tx: Transaction, call: StoredCall): Promise<StoredCall> {
  if (!isLive(call.state)) return call
  const ended = await moveCall(tx, call, 'drop', { endedAt: now(), ringsUntil: null })
  const settings = ended.state === 'missed' ? await findSettings(call.facilityId, tx) : null
  if (!settings?.textsBack || (await textCaller(tx, ended)) !== 'sent') return ended
  await recordAudit(tx, {
    ...{ actor: { type: 'system' }, action: 'telephony.call_text' },
    ...{ subject: { type: 'call', id: call.id }, fields: ['phone'] },
  })
  return moveCall(tx, ended, 'text', { textedAt: now() })
}

export function hangUpCall(callId: string): Promise<StoredCall> {
  return withTransaction(async (tx) => endCall(tx, await callById(tx, callId)))
}

/** A message was left. Told twice it does nothing. */
export function leaveMessage(callId: string, message: Message): Promise<StoredCall> {
  return withTransaction(async (tx) => {
    const call = await callById(tx, callId)
    const kept = await tx.$count(voicemails, eq(voicemails.callId, callId))
    return kept > 0 || afterMove(call.state, 'keep') === null ? call : keepVoicemail(tx, call, message)
  })
}
