import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { announcementDeliveries, announcements } from '#drizzle/schema/association/announcements.ts'
import type { Announcement } from '../announcement-status.ts'

/** What lists show at most. */
const mostListed = 100

/** The announcements of an association, newest first. */
export const listAnnouncements = (associationId: string): Promise<Announcement[]> =>
  db
    .select()
    .from(announcements)
    .where(eq(announcements.associationId, associationId))
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(mostListed)

/** One of an association's; null for any other. */
export async function findAnnouncementOf(
  associationId: string,
  id: string,
  reader: Reader = db,
): Promise<Announcement | null> {
  const isOwn = and(eq(announcements.id, id), eq(announcements.associationId, associationId))
  const [row] = await reader.select().from(announcements).where(isOwn)
  return row ?? null
}

/** The announcement of an association that went out last; null before the first. */
export async function findLastSent(associationId: string): Promise<Announcement | null> {
  const isSent = and(eq(announcements.associationId, associationId), eq(announcements.status, 'sent'))
  const [row] = await db.select().from(announcements).where(isSent).orderBy(desc(announcements.sentAt)).limit(1)
  return row ?? null
}

/** What became of an announcement: by mail, on members' pages, and how many have read it there. */
export async function readReport(announcementId: string) {
  const { mail, isInApp, readAt } = announcementDeliveries
  const own = eq(announcementDeliveries.announcementId, announcementId)
  const rows = await db.select({ mail, members: count() }).from(announcementDeliveries).where(own).groupBy(mail)
  const of = (wanted: (typeof rows)[number]['mail']) => rows.find((row) => row.mail === wanted)?.members ?? 0
  const inApp = and(own, eq(isInApp, true))
  return {
    ...{ reached: rows.reduce((sum, row) => sum + row.members, 0), queued: of('queued'), sent: of('sent') },
    ...{ failed: of('failed'), bounced: of('bounced'), optedOut: of('opted_out'), noAddress: of('no_address') },
    inApp: await db.$count(announcementDeliveries, inApp),
    read: await db.$count(announcementDeliveries, and(inApp, isNotNull(readAt))),
  }
}
