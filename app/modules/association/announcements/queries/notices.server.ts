import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import {
  announcementDeliveries,
  announcementOptOuts,
  announcements,
} from '#drizzle/schema/association/announcements.ts'

/** Notices that a member's page shows. */
const mostShown = 20

const { id, memberId, isInApp, readAt, createdAt } = announcementDeliveries

/** The newest notices of a member. */
export const listNotices = (member: string) =>
  db
    .select({
      ...{ id, readAt, createdAt, title: announcements.title, body: announcements.body },
    })
    .from(announcementDeliveries)
    .innerJoin(announcements, eq(announcements.id, announcementDeliveries.announcementId))
    .where(and(eq(memberId, member), eq(isInApp, true)))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostShown)

/** How many notices some members, of one person, have not read. */
export const countUnread = (members: readonly string[]): Promise<number> =>
  members.length === 0
    ? Promise.resolve(0)
    : db.$count(announcementDeliveries, and(inArray(memberId, [...members]), eq(isInApp, true), isNull(readAt)))

/** Whether a member wants no announcements by mail. */
export async function isOptedOut(member: string): Promise<boolean> {
  return (await db.$count(announcementOptOuts, eq(announcementOptOuts.id, member))) > 0
}
