import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { pollOptions, polls, pollVoters } from '#drizzle/schema/association/polls.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { stepPoll } from '../poll-status.ts'
import { findNamed } from '../queries/polls.server.ts'
import { type Changes, lockOwnPoll } from './write-poll.server.ts'

/** What a draft says. `named` are the members of a poll for some of them, as somebody has typed them. */
export type DraftPoll = Readonly<{
  columns: Required<
    Pick<
      Changes,
      | 'title'
      | 'body'
      | 'kind'
      | 'secrecy'
      | 'eligible'
      | 'maxChoices'
      | 'quorumPercent'
      | 'threshold'
      | 'countsAbstentions'
      | 'resultsVisible'
      | 'opensAt'
      | 'closesAt'
    >
  >
  options: readonly Localized[]
  named: readonly string[]
}>

async function writeParts(
  tx: Transaction,
  { associationId, pollId }: Readonly<{ associationId: string; pollId: string }>,
  { columns, options, named }: DraftPoll,
): Promise<void> {
  await tx.delete(pollOptions).where(eq(pollOptions.pollId, pollId))
  await tx.delete(pollVoters).where(eq(pollVoters.pollId, pollId))
  const rows = options.map((title, position) => ({ id: newId(), pollId, position, title }))
  if (columns.kind !== 'motion') await tx.insert(pollOptions).values(rows)
  if (columns.eligible !== 'custom') return
  const ids = await findNamed(associationId, named, tx)
  const unknown = named.find((_, at) => ids[at] === null)
  if (unknown !== undefined) throw new DomainError('invalid', 'polls.no_member', { name: unknown })
  const memberIds = [...new Set(ids.filter((id) => id !== null))]
  const voters = memberIds.map((memberId) => ({ pollId, memberId, hasVoted: false, toldOf: null }))
  for (let from = 0; from < voters.length; from += 500)
    await tx.insert(pollVoters).values(voters.slice(from, from + 500))
}

/**
 * Begins a draft under the id that its form bears, so that a form sent twice begins one.
 * @param shown the association that the form was made for: another may have been chosen in another tab since
 * @throws DomainError conflict `association.other_chosen`, `polls.stale` where the id is taken; invalid `polls.no_member`
 */
export async function draftPoll(
  actor: AssociationActor,
  { pollId, shown, draft }: Readonly<{ pollId: string; shown: string; draft: DraftPoll }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { id: associationId } = await readChosen(actor, tx)
    if (associationId !== shown) throw new DomainError('conflict', 'association.other_chosen')
    const [at, state] = [now(), { status: 'draft', version: 1 } as const]
    const begun = await tx
      .insert(polls)
      .values({ ...draft.columns, ...state, id: pollId, associationId, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: polls.id })
    if (begun.length === 0) throw new DomainError('conflict', 'polls.stale')
    await writeParts(tx, { associationId, pollId }, draft)
    const actedBy = { type: 'user', id: actor.userId } as const
    await recordAudit(tx, { actor: actedBy, action: 'association.poll_draft', subject: { type: 'poll', id: pollId } })
  })
}

/**
 * Changes a draft; nothing else can be changed.
 * @param seen the version that the page has shown
 * @throws DomainError not_found `polls.unknown`; conflict `polls.not_now`, `polls.stale`; invalid `polls.no_member`
 */
export async function editPoll(
  actor: AssociationActor,
  { pollId, seen, draft }: Readonly<{ pollId: string; seen: number | null; draft: DraftPoll }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { associationId, status, version } = await lockOwnPoll(tx, actor, pollId)
    // A draft is what can be scheduled.
    stepPoll(status, 'schedule')
    if (version !== seen) throw new DomainError('conflict', 'polls.stale')
    await tx
      .update(polls)
      .set({ ...draft.columns, version: sql`${polls.version} + 1`, updatedAt: now() })
      .where(and(eq(polls.id, pollId), eq(polls.version, version)))
    await writeParts(tx, { associationId, pollId }, draft)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.poll_edit',
      subject: { type: 'poll', id: pollId },
    })
  })
}
