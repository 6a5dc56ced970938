import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { careMessages } from '#drizzle/schema/coordination/cases.ts'
import { type CareCase, sealCareText, whereCareText } from '../case-sealed.server.ts'
import { isFrozen, sidesOf } from '../case-standing.ts'
import { lockCase, lockOwnCase } from './lock-case.server.ts'
import { tellClinic, tellPatient } from './tell.server.ts'

type Side = 'requester' | 'recipient' | 'patient'
export type Thread = 'clinics' | 'patient'

type NewMessage = Readonly<{ id: string; thread: Thread; side: Side; userId: string | null; body: string }>

/** Writes one message of a referral and tells who reads it. The id comes with the form, so that a second press writes nothing. */
async function write(tx: Transaction, row: CareCase, { id, thread, side, userId, body }: NewMessage): Promise<void> {
  const written = await tx
    .insert(careMessages)
    .values({
      ...{ id, caseId: row.id, thread, side, userId, createdAt: now() },
      bodyEnc: sealCareText(whereCareText('care_messages', 'body_enc', id), body),
    })
    .onConflictDoNothing()
    .returning({ id: careMessages.id })
  if (written.length === 0) return
  const told = { row, event: `message:${id}` }
  if (side !== 'requester') await tellClinic(tx, 'requester', told, userId)
  else if (thread === 'patient') await tellPatient(tx, told)
  else await tellClinic(tx, 'recipient', told, userId)
  await recordAudit(tx, {
    actor: userId ? { type: 'user', id: userId } : { type: 'anonymous' },
    action: 'coordination.case_message',
    subject: { type: 'care_case', id: row.id },
    fields: [thread],
  })
}

/** Nothing goes to a recipient who does not have the referral, or may no longer read it. */
const reachesRecipient = (row: CareCase) => row.sentAt !== null && row.consent === 'given' && !isFrozen(row)

/**
 * A message of somebody at one of the clinics: to the other clinic, or from the referring one to the patient.
 * @throws DomainError not_found; forbidden `coordination.not_allowed`; conflict `coordination.not_now` to a recipient who has no referral
 */
export function writeMessage(
  actor: ProviderActor,
  { caseId, thread, body, id = newId() }: Readonly<{ caseId: string; thread: Thread; body: string; id?: string }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    const sides = sidesOf(standing, row).filter(({ isOnBehalf }) => !isOnBehalf)
    const isRequester = sides.some(({ by }) => by === 'requester')
    const isRecipient = sides.some(({ by }) => by === 'recipient')
    if (!(thread === 'patient' ? isRequester : isRequester || isRecipient))
      throw new DomainError('forbidden', 'coordination.not_allowed')
    if (thread === 'clinics' && !reachesRecipient(row)) throw new DomainError('conflict', 'coordination.not_now')
    await write(tx, row, { id, thread, side: isRequester ? 'requester' : 'recipient', userId: actor.userId, body })
  })
}

/** A message of somebody with a link, to the clinic that refers. */
export function writeLinkedMessage(
  caseId: string,
  { side, body, id }: Readonly<{ side: 'patient' | 'recipient'; body: string; id: string }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await lockCase(tx, caseId)
    if (side === 'recipient' && !reachesRecipient(row)) throw new DomainError('conflict', 'coordination.not_now')
    const thread = side === 'patient' ? 'patient' : 'clinics'
    await write(tx, row, { id, thread, side, userId: null, body })
  })
}
