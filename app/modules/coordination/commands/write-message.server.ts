import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { careMessages } from '#drizzle/schema/coordination/cases.ts'
import { type CareCase, openCareText, sealCareText, whereCareText } from '../case-sealed.server.ts'
import { reachesRecipient, sidesOf } from '../case-standing.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { lockLinkedCase, lockOwnCase } from './lock-case.server.ts'
import { tellClinic, tellPatient } from './tell.server.ts'

type Side = 'requester' | 'recipient' | 'patient'
export type Thread = 'clinics' | 'patient'

type NewMessage = Readonly<{ id: string; thread: Thread; side: Side; userId: string | null; body: string }>

/** The id of a message; null for one that a first press has written. Other words from a page that was gone back to are another message. */
async function freeId(tx: Transaction, row: CareCase, { id, thread, side, body }: NewMessage): Promise<string | null> {
  const [before] = await tx.select().from(careMessages).where(eq(careMessages.id, id))
  if (!before) return id
  const isSame =
    before.caseId === row.id &&
    before.thread === thread &&
    before.side === side &&
    openCareText(whereCareText('care_messages', 'body_enc', id), before.bodyEnc) === body
  return isSame ? null : newId()
}

/** Writes one message of a referral and tells who reads it. The id comes with the form, so that a second press writes nothing. */
async function write(tx: Transaction, row: CareCase, message: NewMessage): Promise<void> {
  const { thread, side, userId, body } = message
  const id = await freeId(tx, row, message)
  if (id === null) return
  await tx.insert(careMessages).values({
    ...{ id, caseId: row.id, thread, side, userId, createdAt: now() },
    bodyEnc: sealCareText(whereCareText('care_messages', 'body_enc', id), body),
  })
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
    if (thread === 'clinics' && !reachesRecipient(row, now())) throw new DomainError('conflict', 'coordination.not_now')
    await write(tx, row, { id, thread, side: isRequester ? 'requester' : 'recipient', userId: actor.userId, body })
  })
}

/** A message of somebody with a link, to the clinic that refers. @throws DomainError as `lockLinkedCase`; conflict `coordination.not_now` */
export function writeLinkedMessage(
  link: CareLink,
  { body, id }: Readonly<{ body: string; id: string }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await lockLinkedCase(tx, link)
    const side = link.party
    if (side === 'recipient' && !reachesRecipient(row, now())) throw new DomainError('conflict', 'coordination.not_now')
    const thread = side === 'patient' ? 'patient' : 'clinics'
    await write(tx, row, { id, thread, side, userId: null, body })
  })
}
