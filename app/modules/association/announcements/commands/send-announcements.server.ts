import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import {
  announcementDeliveries,
  announcementOptOuts,
  announcements,
} from '#drizzle/schema/association/announcements.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import type { Announcement } from '../announcement-status.ts'
import { membersOf } from '../queries/segments.server.ts'
import { mailAnnouncement } from './mail-announcement.server.ts'
import { settleMails } from './settle-mails.server.ts'
import { lockAnnouncement, moveAnnouncement } from './write-announcement.server.ts'

/** Members of one transaction, so that a large association keeps nobody else waiting. */
const batch = 100
/** Announcements of one run; what is left waits for the next. */
const most = 20

const actor = { type: 'system' } as const

type Reached = Readonly<{
  memberId: string
  email: string | null
  locale: (typeof associationMembers.$inferSelect)['locale']
  optedOut: string | null
}>

const nextMembers = (tx: Transaction, row: Announcement): Promise<Reached[]> =>
  tx
    .select({
      memberId: associationMembers.id,
      email: associationMembers.email,
      locale: associationMembers.locale,
      optedOut: announcementOptOuts.id,
    })
    .from(associationMembers)
    .leftJoin(announcementOptOuts, eq(announcementOptOuts.id, associationMembers.id))
    .where(and(membersOf(row), gt(associationMembers.id, row.checkpoint ?? '')))
    .orderBy(asc(associationMembers.id))
    .limit(batch)

function mailFor({ channels }: Announcement, { email, optedOut }: Reached) {
  if (channels === 'in_app') return 'none'
  if (email === null) return 'no_address'
  return optedOut === null ? 'queued' : 'opted_out'
}

async function reach(tx: Transaction, row: Announcement, association: Association, members: readonly Reached[]) {
  const at = now()
  const written = await tx
    .insert(announcementDeliveries)
    .values(
      members.map((member) => ({
        ...{ id: newId(), announcementId: row.id, memberId: member.memberId, isInApp: row.channels !== 'mail' },
        ...({ mail: mailFor(row, member), readAt: null, createdAt: at, updatedAt: at } as const),
      })),
    )
    .onConflictDoNothing({ target: [announcementDeliveries.announcementId, announcementDeliveries.memberId] })
    .returning({
      id: announcementDeliveries.id,
      memberId: announcementDeliveries.memberId,
      mail: announcementDeliveries.mail,
    })
  const byMember = new Map(members.map((member) => [member.memberId, member]))
  for (const { id, memberId, mail } of written) {
    const { email, locale } = byMember.get(memberId)!
    if (mail !== 'queued' || email === null) continue
    await mailAnnouncement(tx, {
      ...{ announcement: row, association, memberId, subject: { type: 'announcement_delivery', id }, event: 'sent' },
      ...{ recipient: { email, locale, phone: null }, notBefore: quietUntil(at) ?? at },
    })
  }
}

/**
 * Reaches the next members of an announcement that is on its way: their notices, their mail and how far it has come are one transaction, so
 * that whoever is killed leaves nobody reached twice and nobody out.
 * @returns whether there are more
 */
export async function sendBatch(tx: Transaction, id: string): Promise<boolean> {
  const row = await lockAnnouncement(tx, id)
  if (row?.status !== 'sending') return false
  const [association] = await tx.select().from(associations).where(eq(associations.id, row.associationId))
  // Of a suspended association nothing goes out; it goes on where it stood.
  if (association?.status !== 'approved') return false
  const members = await nextMembers(tx, row)
  if (members.length > 0) {
    await reach(tx, row, association, members)
    const checkpoint = members.at(-1)!.memberId
    await tx.update(announcements).set({ checkpoint }).where(eq(announcements.id, id))
  }
  if (members.length === batch) return true
  await moveAnnouncement(tx, row, { action: 'finish', actor, changes: { sentAt: now() } })
  return false
}

async function beginDue(): Promise<void> {
  const isDue = and(eq(announcements.status, 'scheduled'), lte(announcements.sendAt, now()))
  const due = await db.select({ id: announcements.id }).from(announcements).where(isDue).limit(most)
  for (const { id } of due)
    await withTransaction(async (tx) => {
      const row = await lockAnnouncement(tx, id)
      if (row?.status === 'scheduled' && (row.sendAt ?? 0) <= now())
        await moveAnnouncement(tx, row, { action: 'begin', actor })
    })
}

/** What the clock does about announcements: sends what is due, a batch at a time, and writes down what became of the mail. */
export async function runAnnouncementChores(): Promise<void> {
  await beginDue()
  const sending = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(inArray(announcements.status, ['sending']))
    .orderBy(asc(announcements.sendAt), asc(announcements.id))
    .limit(most)
  for (const { id } of sending) {
    let isMore = true
    while (isMore) isMore = await withTransaction((tx) => sendBatch(tx, id))
  }
  await settleMails()
}
