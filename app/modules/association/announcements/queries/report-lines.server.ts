import { and, asc, eq, gt } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { announcementDeliveries } from '#drizzle/schema/association/announcements.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'

const batch = 1000

/** What became of an announcement, member by member. */
export async function listReport(announcementId: string) {
  const { id, mail, isInApp, readAt, memberId } = announcementDeliveries
  const page = (after: string) =>
    db
      .select({ id, mail, isInApp, readAt, name: associationMembers.name, email: associationMembers.email })
      .from(announcementDeliveries)
      .innerJoin(associationMembers, eq(associationMembers.id, memberId))
      .where(and(eq(announcementDeliveries.announcementId, announcementId), gt(id, after)))
      .orderBy(asc(id))
      .limit(batch)
  const rows: Awaited<ReturnType<typeof page>> = []
  let next = await page('')
  while (next.length > 0) {
    rows.push(...next)
    next = next.length < batch ? [] : await page(next.at(-1)!.id)
  }
  return rows
}
