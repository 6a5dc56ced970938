import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calls } from '#drizzle/schema/practice/telephony.ts'
import { afterMove } from '../call-states.ts'
import type { TelephoneCarrier } from '../carrier.ts'
import { carrierNamed } from '../carriers/carriers.server.ts'
import { controlOf, type DeskMove } from '../desk-moves.ts'
import { listGroups } from '../queries/set-up.server.ts'
import type { StoredCall } from '../sealed.server.ts'
import { moveCall } from './move-call.server.ts'
import { connectCall, positionOf, sendToVoicemail } from './run-call.server.ts'
import { requireRight } from './take-clinic.server.ts'
import { type TextedBack, textCaller } from './text-back.server.ts'

type Pressed = Readonly<{ callId: string; move: DeskMove; version: number | null }>

/** A call of one of the person's clinics; a foreign one looks like none. */
async function openCall(actor: ProviderActor, { callId, version }: Omit<Pressed, 'move'>, tx?: Transaction) {
  const [call] = await (tx ?? db).select().from(calls).where(eq(calls.id, callId))
  if (!call) throw new DomainError('not_found', 'telephony.unknown')
  requireRight(actor, 'telephony.use', call.facilityId)
  if (call.version !== version) throw new DomainError('conflict', 'telephony.moved_on')
  return call
}

/** The telephone of whoever takes a call over, as the clinic's groups have it. @throws DomainError conflict `telephony.no_telephone` */
async function ownTelephone({ userId }: ProviderActor, facilityId: string, tx: Transaction): Promise<string> {
  const groups = await listGroups(facilityId, tx)
  const own = groups.flatMap(({ members }) => members).find((member) => member.userId === userId)
  if (!own) throw new DomainError('conflict', 'telephony.no_telephone')
  return own.destination
}

/** A call as its carrier knows it. */
const carriedOf = (call: StoredCall) => ({ ref: call.carrierRef, lineId: call.lineId, turn: positionOf(call).turn })

/**
 * Hands a waiting call to the telephone of whoever takes it. It waits on, counted on by one: of two who press at once the second is told so
 * before any telephone rings.
 */
async function handOver(actor: ProviderActor, pressed: Pressed, carrier: TelephoneCarrier): Promise<void> {
  const taken = await withTransaction(async (tx) => {
    const call = await openCall(actor, pressed, tx)
    const telephone = await ownTelephone(actor, call.facilityId, tx)
    return { telephone, call: await moveCall(tx, call, 'queue') }
  })
  await carrier.connect(carriedOf(taken.call), taken.telephone)
  await withTransaction((tx) => recordOfCall(tx, actor, taken.call.id, auditOf.connect))
}

const auditOf = {
  connect: 'telephony.call_answer',
  hold: 'telephony.call_hold',
  resume: 'telephony.call_resume',
  record: 'telephony.call_to_voicemail',
  finish: 'telephony.call_finish',
} as const

function recordOfCall(
  tx: Transaction,
  actor: ProviderActor,
  id: string,
  action: Parameters<typeof recordAudit>[1]['action'],
) {
  const fields = ['state']
  return recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action, subject: { type: 'call', id }, fields })
}

/**
 * Does something with a live call: answer, hold, take up again, send to the voicemail, hang up. With a carrier out there a call is handed to
 * the telephone of whoever answers it, and it is connected when that telephone says so.
 * @throws DomainError conflict `telephony.moved_on`, `telephony.no_telephone`; unavailable `telephony.carrier`; not_found `telephony.unknown`
 */
export async function workCall(actor: ProviderActor, pressed: Pressed): Promise<void> {
  const { move } = pressed
  const shown = await openCall(actor, pressed)
  const carrier = carrierNamed(shown.carrier)
  if (!carrier?.controls.includes(controlOf[move])) throw new DomainError('unavailable', 'telephony.carrier')
  if (afterMove(shown.state, move) === null) throw new DomainError('conflict', 'telephony.moved_on')
  // Carriers are asked outside of the transaction: another machine answers in its own time.
  if (move === 'connect' && carrier.name !== 'simulator') return handOver(actor, pressed, carrier)
  if (move === 'finish') await carrier.hangUp(carriedOf(shown))
  const sent = await withTransaction(async (tx) => {
    const call = await openCall(actor, pressed, tx)
    await recordOfCall(tx, actor, call.id, auditOf[move])
    if (move === 'record') return (await sendToVoicemail(tx, call)).call
    if (move !== 'connect') await moveCall(tx, call, move, move === 'finish' ? { endedAt: now() } : {})
    else await connectCall(tx, call, actor.userId)
    return null
  })
  if (sent) await carrier.sendOn(carriedOf(sent))
}

/** Says that a missed call was returned, by who presses it. @throws DomainError conflict `telephony.moved_on`; not_found `telephony.unknown` */
export function returnCall(actor: ProviderActor, pressed: Omit<Pressed, 'move'>): Promise<void> {
  return withTransaction(async (tx) => {
    const call = await openCall(actor, pressed, tx)
    await moveCall(tx, call, 'return', { returnedAt: now(), returnedById: actor.userId })
    await recordOfCall(tx, actor, call.id, 'telephony.call_return')
  })
}

/**
 * Writes to the caller of a missed call by hand; the rules are those of the message that goes out by itself.
 * @throws DomainError conflict `telephony.moved_on`; not_found `telephony.unknown`
 */
export function textByHand(actor: ProviderActor, pressed: Omit<Pressed, 'move'>): Promise<TextedBack> {
  return withTransaction(async (tx) => {
    const call = await openCall(actor, pressed, tx)
    if (afterMove(call.state, 'text') === null) throw new DomainError('conflict', 'telephony.moved_on')
    const texted = await textCaller(tx, call)
    if (texted !== 'sent') return texted
    await moveCall(tx, call, 'text', { textedAt: now() })
    await recordOfCall(tx, actor, call.id, 'telephony.call_text')
    return texted
  })
}
