import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { announcementDeliveries } from '#drizzle/schema/association/announcements.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'

/** Marks a notice of a member as read, or all of them. Of somebody else's nothing is written. */
export async function readNotices({ memberId }: ActingMember, id: string | null): Promise<void> {
  const { readAt } = announcementDeliveries
  const isUnread = and(eq(announcementDeliveries.memberId, memberId), isNull(readAt))
  const wanted = id === null ? isUnread : and(isUnread, eq(announcementDeliveries.id, id))
  await withTransaction((tx) => tx.update(announcementDeliveries).set({ readAt: now() }).where(wanted))
}
