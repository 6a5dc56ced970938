import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { cancelAnnouncement } from '#app/modules/association/announcements/commands/schedule-announcement.server.ts'
import { withdrawOpenChange } from '#app/modules/association/changes/commands/withdraw-own-change.server.ts'
import { settleAssociation } from '#app/modules/association/commands/settle-association.server.ts'
import { moveEvent } from '#app/modules/association/events/commands/move-event.server.ts'
import { standingAt } from '#app/modules/association/events/event-status.ts'
import { takePollStep } from '#app/modules/association/polls/commands/step-poll.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { listUnfinished } from '../queries/closing.server.ts'
import { readShown } from '#app/modules/association/commands/own-settings.server.ts'

/** Nobody is asked any more, and nothing of what the association says of doctors stands. */
async function endEndorsements(tx: Transaction, associationId: string): Promise<void> {
  const { step, version } = associationEndorsements
  await tx
    .update(associationEndorsements)
    .set({ step: 'revoked', openKey: null, version: sql`${version} + 1`, updatedAt: now() })
    .where(and(eq(associationEndorsements.associationId, associationId), inArray(step, ['proposed', 'accepted'])))
}

/** @throws DomainError forbidden `association.owner_only`; conflict `association.other_chosen`, `association.slug_differs` */
async function checkClosing(actor: AssociationActor, { shown, confirmation }: Closing): Promise<void> {
  const [chosen] = actor.associations
  const { id, slug } = await readChosen(actor)
  if (id !== shown) throw new DomainError('conflict', 'association.other_chosen')
  if (chosen?.role !== 'owner') throw new DomainError('forbidden', 'association.owner_only')
  if (confirmation !== slug) throw new DomainError('conflict', 'association.slug_differs')
}

type Closing = Readonly<{ shown: string; confirmation: string }>

/**
 * Closes an association for good: first its coming events are canceled by their own command, which tells who has registered and pays
 * back, then its polls and what it would have announced, then endorsements end, a request that waits is taken back and the page is gone. Each step is whole by itself; where one fails the association stays
 * open, and closing it again goes on from there.
 * @throws DomainError forbidden `association.owner_only`; conflict `association.other_chosen`, `association.slug_differs`,
 * `association.event_running`, `association.not_now`
 */
export async function closeAssociation(actor: AssociationActor, closing: Closing): Promise<void> {
  await checkClosing(actor, closing)
  const { events, polls, announcements } = await listUnfinished(closing.shown)
  // Who is inside already keeps the event.
  if (events.some((event) => standingAt(event, now()) === 'in_progress'))
    throw new DomainError('conflict', 'association.event_running')
  for (const { id } of events) await moveEvent(actor, id, 'cancel')
  for (const pollId of polls) await takePollStep(actor, { pollId, action: 'cancel' })
  for (const announcement of announcements) await cancelAnnouncement(actor, announcement)
  await withTransaction(async (tx) => {
    const { id } = await readShown(tx, actor, closing.shown)
    const left = await listUnfinished(id, tx)
    if (left.events.length + left.polls.length + left.announcements.length > 0)
      throw new DomainError('conflict', 'association.not_now')
    await endEndorsements(tx, id)
    await withdrawOpenChange(tx, actor, id)
    await settleAssociation(tx, { userId: actor.userId, associationId: id, step: 'close' })
  })
}
