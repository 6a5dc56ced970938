import { eq } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { AuditEvent } from '#app/modules/audit/commands/record-audit.server.ts'
import { pollBallots, pollKeys, pollNamedVotes, pollSealedBallots } from '#drizzle/schema/association/polls.ts'
import { openBallot, randomRowId, shuffled } from '../ballot-seal.server.ts'
import { type Poll, stepPoll } from '../poll-status.ts'
import { readResult } from '../queries/polls.server.ts'
import { movePoll } from './write-poll.server.ts'

/** Rows of one insert, far below what either database takes. */
const chunk = 500

/** What was sealed, and the key, are deleted here and wiped from the files after the commit (`wipe-ballots`). */
async function destroySealed(tx: Transaction, pollId: string): Promise<void> {
  await tx.delete(pollSealedBallots).where(eq(pollSealedBallots.pollId, pollId))
  await tx.delete(pollKeys).where(eq(pollKeys.id, pollId))
}

/** Opens every sealed ballot and writes it in an order of chance, under a number of chance, without anything else. */
async function openBallots(tx: Transaction, { id, publicKey }: Poll): Promise<void> {
  const [key] = await tx.select().from(pollKeys).where(eq(pollKeys.id, id))
  if (!key || publicKey === null) throw new Error('An open secret poll has its keys.')
  const place = { table: 'poll_keys', column: 'private_key_enc', rowId: id }
  const keys = { publicKey, privateKey: decryptField(key.privateKeyEnc, place) }
  const sealed = await tx
    .select({ sealed: pollSealedBallots.sealed })
    .from(pollSealedBallots)
    .where(eq(pollSealedBallots.pollId, id))
  const rows = shuffled(sealed)
    .map((row) => ({ id: randomRowId(), pollId: id, ...openBallot(row.sealed, id, keys) }))
    .sort((one, other) => one.id - other.id)
  for (let from = 0; from < rows.length; from += chunk) {
    await tx
      .insert(pollBallots)
      .values(rows.slice(from, from + chunk).map((row) => ({ ...row, choices: [...row.choices] })))
  }
}

type By = Readonly<{ actor: AuditEvent['actor']; at: number }>

/** Closes a poll that this transaction holds, and counts it. */
export async function closePoll(tx: Transaction, poll: Poll, { actor, at }: By): Promise<Poll> {
  stepPoll(poll.status, 'close')
  const isSecret = poll.secrecy === 'secret'
  if (isSecret) {
    await openBallots(tx, poll)
    await destroySealed(tx, poll.id)
  }
  const { outcome } = await readResult(poll, tx)
  const closesAt = Math.min(poll.closesAt ?? at, at)
  const changes = { outcome, closesAt, publicKey: null, wipeDueAt: isSecret ? at : null }
  return movePoll(tx, poll, { action: 'close', actor, changes })
}

/** Cancels a poll that this transaction holds. Ballots that were cast are destroyed unread. */
export async function cancelPoll(tx: Transaction, poll: Poll, { actor, at }: By): Promise<Poll> {
  stepPoll(poll.status, 'cancel')
  await destroySealed(tx, poll.id)
  await tx.delete(pollNamedVotes).where(eq(pollNamedVotes.pollId, poll.id))
  const changes = { publicKey: null, wipeDueAt: poll.status === 'open' ? at : null }
  return movePoll(tx, poll, { action: 'cancel', actor, changes })
}
