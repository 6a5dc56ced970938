import { eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { polls } from '#drizzle/schema/association/polls.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { type Poll, type PollAction, stepPoll } from '../poll-status.ts'

export type Changes = Partial<Omit<Poll, 'id' | 'associationId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>>

/** A poll for this transaction alone: on PostgreSQL whoever else wants it waits. Null when there is none. */
export async function lockPoll(tx: Transaction, pollId: string): Promise<Poll | null> {
  const [poll] = await tx
    .update(polls)
    .set({ version: sql`${polls.version}` })
    .where(eq(polls.id, pollId))
    .returning()
  return poll ?? null
}

/**
 * The poll of a manager for this transaction alone.
 * @throws DomainError not_found `polls.unknown`, also for one of another association than the chosen one
 */
export async function lockOwnPoll(tx: Transaction, actor: AssociationActor, pollId: string): Promise<Poll> {
  const { id } = await readChosen(actor, tx)
  const poll = await lockPoll(tx, pollId)
  if (poll?.associationId !== id) throw new DomainError('not_found', 'polls.unknown')
  return poll
}

/** Takes a step of a poll that this transaction holds, with its entry in the audit log. @throws DomainError conflict `polls.not_now` */
export async function movePoll(
  tx: Transaction,
  before: Poll,
  { action, actor, changes = {} }: Readonly<{ action: PollAction; actor: AuditEvent['actor']; changes?: Changes }>,
): Promise<Poll> {
  const status = stepPoll(before.status, action)
  const [after] = await tx
    .update(polls)
    .set({ ...changes, status, version: sql`${polls.version} + 1`, updatedAt: now() })
    .where(eq(polls.id, before.id))
    .returning()
  await recordAudit(tx, { actor, action: `association.poll_${action}`, subject: { type: 'poll', id: before.id } })
  return after!
}
