import { eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { type Announcement, type AnnouncementAction, stepAnnouncement } from '../announcement-status.ts'

export type Changes = Partial<Omit<Announcement, 'id' | 'associationId' | 'status' | 'version' | 'createdAt'>>

/** An announcement for this transaction alone: on PostgreSQL whoever else wants it waits. Null when there is none. */
export async function lockAnnouncement(tx: Transaction, id: string): Promise<Announcement | null> {
  const [row] = await tx
    .update(announcements)
    .set({ version: sql`${announcements.version}` })
    .where(eq(announcements.id, id))
    .returning()
  return row ?? null
}

/**
 * The announcement of a manager for this transaction alone.
 * @throws DomainError not_found `announcement.unknown`, also for one of another association than the chosen one
 */
export async function lockOwnAnnouncement(tx: Transaction, actor: AssociationActor, id: string): Promise<Announcement> {
  const chosen = await readChosen(actor, tx)
  const row = await lockAnnouncement(tx, id)
  if (row?.associationId !== chosen.id) throw new DomainError('not_found', 'announcement.unknown')
  return row
}

/** Takes a step of an announcement that this transaction holds, with its entry in the audit log. @throws DomainError conflict `announcement.not_now` */
export async function moveAnnouncement(
  tx: Transaction,
  before: Announcement,
  {
    action,
    actor,
    changes = {},
  }: Readonly<{ action: AnnouncementAction; actor: AuditEvent['actor']; changes?: Changes }>,
): Promise<void> {
  const status = stepAnnouncement(before.status, action)
  await tx
    .update(announcements)
    .set({ ...changes, status, version: sql`${announcements.version} + 1`, updatedAt: now() })
    .where(eq(announcements.id, before.id))
  const subject = { type: 'announcement', id: before.id } as const
  await recordAudit(tx, { actor, action: `association.announcement_${action}`, subject })
}
