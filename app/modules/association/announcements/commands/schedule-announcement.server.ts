import { eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { Announcement } from '../announcement-status.ts'
import { writtenIn } from '../announcement-text.ts'
import { sendTimeOf } from '../quiet-time.ts'
import { countSegment } from '../queries/segments.server.ts'
import { lockOwnAnnouncement, moveAnnouncement } from './write-announcement.server.ts'

const furthest = 366 * dayMs

/** What has to be there before anything goes out. Mail of a society must say where it can be written to (CAN-SPAM). */
async function refuseUnfit(tx: Transaction, row: Announcement): Promise<void> {
  if (writtenIn(row).length === 0) throw new DomainError('conflict', 'announcement.no_text')
  if (row.converted.length > 0) throw new DomainError('conflict', 'announcement.unread')
  const [association] = await tx.select().from(associations).where(eq(associations.id, row.associationId))
  if (row.channels !== 'in_app' && !association?.address) throw new DomainError('conflict', 'announcement.no_address')
  if ((await countSegment(row, tx)).members === 0) throw new DomainError('conflict', 'announcement.nobody')
}

type Scheduling = Readonly<{
  id: string
  seen: number | null
  /** Epoch milliseconds; null is now. */
  at: number | null
  /** Somebody has read that mail waits for the morning. */
  isMoved: boolean
}>

/**
 * Schedules a draft. A time at night is moved to the morning, once whoever schedules has seen that; what goes out now does not wait: notices
 * appear at once and their mail in the morning.
 * @throws DomainError not_found `announcement.unknown`; conflict `announcement.not_now`, `announcement.stale`, `announcement.no_text`,
 * `announcement.unread`, `announcement.no_address`, `announcement.nobody`, `announcement.quiet`; invalid `announcement.past`
 */
export async function scheduleAnnouncement(
  actor: AssociationActor,
  { id, seen, at, isMoved }: Scheduling,
): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockOwnAnnouncement(tx, actor, id)
    if (before.status === 'draft' && before.version !== seen) throw new DomainError('conflict', 'announcement.stale')
    await refuseUnfit(tx, before)
    if (at !== null && (at <= now() || at > now() + furthest)) throw new DomainError('invalid', 'announcement.past')
    const sendAt = at === null ? now() : sendTimeOf(before, at)
    if (at !== null && sendAt !== at && !isMoved) throw new DomainError('conflict', 'announcement.quiet')
    const by = { type: 'user', id: actor.userId } as const
    await moveAnnouncement(tx, before, { action: 'schedule', actor: by, changes: { sendAt } })
  })
}

/**
 * Cancels what has not begun to go out.
 * @throws DomainError not_found `announcement.unknown`; conflict `announcement.not_now`
 */
export async function cancelAnnouncement(actor: AssociationActor, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockOwnAnnouncement(tx, actor, id)
    await moveAnnouncement(tx, before, { action: 'cancel', actor: { type: 'user', id: actor.userId } })
  })
}
