import { and, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import type { AuditEvent } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { pollKeys, pollVoters } from '#drizzle/schema/association/polls.ts'
import { newPollKeys } from '../ballot-seal.server.ts'
import { type Poll, stepPoll } from '../poll-status.ts'
import { movePoll } from './write-poll.server.ts'

/** Who may vote from now on, whatever becomes of them. */
async function freezeVoters(tx: Transaction, { id, associationId, eligible }: Poll): Promise<number> {
  const { role, office, status } = associationMembers
  const isActive = and(eq(associationMembers.associationId, associationId), eq(status, 'active'))
  const isOfficer = or(ne(role, 'member'), isNotNull(office))
  const own = eq(pollVoters.pollId, id)
  if (eligible === 'custom') {
    const active = tx.select({ id: associationMembers.id }).from(associationMembers).where(isActive)
    await tx.delete(pollVoters).where(and(own, notInArray(pollVoters.memberId, active)))
  } else {
    await tx.delete(pollVoters).where(own)
    const members = tx
      .select({
        pollId: sql<string>`cast(${id} as text)`.as('poll_id'),
        memberId: associationMembers.id,
        hasVoted: sql<boolean>`false`.as('has_voted'),
        toldOf: sql<null>`cast(null as text)`.as('told_of'),
      })
      .from(associationMembers)
      .where(eligible === 'officers' ? and(isActive, isOfficer) : isActive)
    await tx.insert(pollVoters).select(members)
  }
  return tx.$count(pollVoters, own)
}

/**
 * Opens a poll that this transaction holds: freezes who may vote, and makes the key pair of a secret one.
 * @throws DomainError conflict `polls.nobody` when nobody may vote, `polls.no_time` without an end that is still to come
 */
export async function openPoll(
  tx: Transaction,
  poll: Poll,
  { actor, at }: Readonly<{ actor: AuditEvent['actor']; at: number }>,
): Promise<Poll> {
  stepPoll(poll.status, 'open')
  if (poll.closesAt === null || poll.closesAt <= at) throw new DomainError('conflict', 'polls.no_time')
  if ((await freezeVoters(tx, poll)) === 0) throw new DomainError('conflict', 'polls.nobody')
  const keys = poll.secrecy === 'secret' ? newPollKeys() : null
  if (keys) {
    const place = { table: 'poll_keys', column: 'private_key_enc', rowId: poll.id }
    await tx.insert(pollKeys).values({ id: poll.id, privateKeyEnc: encryptField(keys.privateKey, place) })
  }
  const opensAt = Math.min(poll.opensAt ?? at, at)
  return movePoll(tx, poll, { action: 'open', actor, changes: { opensAt, publicKey: keys?.publicKey ?? null } })
}
