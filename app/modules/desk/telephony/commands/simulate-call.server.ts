import type { ProviderActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { eq } from 'drizzle-orm'
import { calls } from '#drizzle/schema/practice/telephony.ts'
import { hasTranscriber } from '../carriers/carriers.server.ts'
import { listLines } from '../queries/set-up.server.ts'
import { beginCall, feedCall, hangUpCall, leaveMessage, type Met } from './run-call.server.ts'
import { requireRight } from './take-clinic.server.ts'

type Placed = Readonly<{ facilityId: string; lineId: string; from: string | null; ref: string }>

/** Places a call of the embedded simulator; from then on it is a call as any other. @throws DomainError not_found `telephony.unknown` */
export async function simulateCall(actor: ProviderActor, { facilityId, lineId, from, ref }: Placed): Promise<string> {
  requireRight(actor, 'telephony.use', facilityId)
  if (!(await listLines(facilityId)).some(({ id }) => id === lineId))
    throw new DomainError('not_found', 'telephony.unknown')
  const { call } = await beginCall({ carrier: 'simulator', ref, lineId, from })
  await withTransaction((tx) =>
    recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'telephony.call_simulate' },
      subject: { type: 'call', id: call.id },
    }),
  )
  return call.id
}

export type CallerAct = Readonly<{
  act: 'key' | 'silence' | 'unanswered' | 'hang_up' | 'message'
  key: string
  text: string
  turn: number
}>

/** What the caller of a simulated call does. @throws DomainError not_found `telephony.unknown` for a call that is none, conflict `telephony.moved_on` */
export async function actAsCaller(
  actor: ProviderActor,
  callId: string,
  { act, key, text, turn }: CallerAct,
): Promise<Met | null> {
  const [call] = await db.select().from(calls).where(eq(calls.id, callId))
  if (!call || call.carrier !== 'simulator') throw new DomainError('not_found', 'telephony.unknown')
  requireRight(actor, 'telephony.use', call.facilityId)
  if (act === 'hang_up') await hangUpCall(callId)
  else if (act === 'message') {
    // As fast as people speak: some three letters of Chinese or twelve of English a second.
    const seconds = Math.min(120, Math.max(2, Math.round(text.length / 5)))
    await leaveMessage(callId, { seconds, recording: text, transcript: hasTranscriber() ? text : null })
  } else return feedCall(callId, act === 'key' ? { kind: 'key', key } : { kind: act }, turn)
  return null
}
