import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { announcementDeliveries, announcementOptOuts } from '#drizzle/schema/association/announcements.ts'

/** Takes back what is not sent yet. */
async function takeBack(tx: Transaction, memberId: string): Promise<void> {
  const isWaiting = and(eq(announcementDeliveries.memberId, memberId), eq(announcementDeliveries.mail, 'queued'))
  const waiting = await tx.select({ id: announcementDeliveries.id }).from(announcementDeliveries).where(isWaiting)
  for (const { id } of waiting) {
    if ((await cancelMessages(tx, { type: 'announcement_delivery', id })) === 0) continue
    const changes = { mail: 'opted_out', updatedAt: now() } as const
    await tx.update(announcementDeliveries).set(changes).where(eq(announcementDeliveries.id, id))
  }
}

/** Whether a member wants announcements of their association by mail. Said twice it changes nothing. */
export async function chooseAnnouncements(memberId: string, areWanted: boolean): Promise<void> {
  await withTransaction(async (tx) => {
    const changed = areWanted
      ? await tx.delete(announcementOptOuts).where(eq(announcementOptOuts.id, memberId)).returning()
      : await tx
          .insert(announcementOptOuts)
          .values({ id: memberId, createdAt: now() })
          .onConflictDoNothing({ target: announcementOptOuts.id })
          .returning()
    if (changed.length === 0) return
    if (!areWanted) await takeBack(tx, memberId)
    await recordAudit(tx, {
      actor: { type: 'patient', id: null },
      action: areWanted ? 'association.announcements_on' : 'association.announcements_off',
      subject: { type: 'association_member', id: memberId },
    })
  })
}
