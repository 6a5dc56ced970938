import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { calls, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { afterMove, afterVoicemailMove, type VoicemailMove } from '../call-states.ts'
import { moveCall } from './move-call.server.ts'
import { requireOfTeam } from './save-group.server.ts'
import { requireRight } from './take-clinic.server.ts'

type Pressed = Readonly<{
  voicemailId: string
  version: number | null
  move: VoicemailMove
  /** To whom it is assigned. */
  assigneeId?: string | undefined
}>

/** Whose message is dealt with need not be called back besides. */
async function settleCall(tx: Transaction, { userId }: ProviderActor, callId: string): Promise<void> {
  const [call] = await tx.select().from(calls).where(eq(calls.id, callId))
  if (call && afterMove(call.state, 'return') !== null)
    await moveCall(tx, call, 'return', { returnedAt: now(), returnedById: userId })
}

/**
 * Moves a voicemail on: listened to, assigned to somebody of the team, done, spam, or taken up again.
 * @throws DomainError conflict `telephony.moved_on`; not_found `telephony.unknown`
 */
export function workVoicemail(
  actor: ProviderActor,
  { voicemailId, version, move, assigneeId }: Pressed,
): Promise<void> {
  return withTransaction(async (tx) => {
    const [row] = await tx.select().from(voicemails).where(eq(voicemails.id, voicemailId))
    if (!row) throw new DomainError('not_found', 'telephony.unknown')
    requireRight(actor, 'telephony.use', row.facilityId)
    const state = afterVoicemailMove(row.state, move)
    if (row.version !== version || state === null) throw new DomainError('conflict', 'telephony.moved_on')
    if (move === 'assign') await requireOfTeam(tx, row.facilityId, [assigneeId ?? ''])
    const written = await tx
      .update(voicemails)
      .set({
        ...{ state, version: sql`${voicemails.version} + 1`, updatedAt: now() },
        ...(move === 'assign' ? { assigneeId: assigneeId ?? null } : {}),
      })
      .where(and(eq(voicemails.id, row.id), eq(voicemails.version, row.version)))
      .returning({ id: voicemails.id })
    if (written.length === 0) throw new DomainError('conflict', 'telephony.moved_on')
    if (move === 'done' || move === 'spam') await settleCall(tx, actor, row.callId)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: `telephony.voicemail_${move}` },
      ...{ subject: { type: 'voicemail', id: row.id }, fields: move === 'assign' ? ['state', 'assignee'] : ['state'] },
    })
  })
}
