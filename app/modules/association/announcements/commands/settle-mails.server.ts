import { and, asc, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { announcementDeliveries, type deliveryMails } from '#drizzle/schema/association/announcements.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'

/** Deliveries of one transaction, and transactions of one run. */
const batch = 500
const mostBatches = 20

type Mail = (typeof deliveryMails)[number]

/** A refusal of the receiver's server is a bounce; anything else that ended is a failure of ours. */
function mailOf({ state, lastError }: Pick<typeof messageOutbox.$inferSelect, 'state' | 'lastError'>): Mail {
  if (state === 'sent' || state === 'delivered') return 'sent'
  if (state === 'suppressed' || state === 'canceled') return 'opted_out'
  return lastError !== null && /^(?:smtp\.EENVELOPE|address)/.test(lastError) ? 'bounced' : 'failed'
}

async function settleBatch(): Promise<number> {
  const settled = await db
    .select({ id: announcementDeliveries.id, state: messageOutbox.state, lastError: messageOutbox.lastError })
    .from(announcementDeliveries)
    .innerJoin(
      messageOutbox,
      and(
        eq(messageOutbox.subjectType, 'announcement_delivery'),
        eq(messageOutbox.subjectId, announcementDeliveries.id),
      ),
    )
    .where(
      and(
        eq(announcementDeliveries.mail, 'queued'),
        inArray(messageOutbox.state, ['sent', 'delivered', 'failed', 'suppressed', 'canceled']),
      ),
    )
    .orderBy(asc(announcementDeliveries.id))
    .limit(batch)
  if (settled.length === 0) return 0
  const mails = [...new Set(settled.map(mailOf))]
  await withTransaction(async (tx) => {
    for (const mail of mails) {
      const ids = settled.filter((row) => mailOf(row) === mail).map(({ id }) => id)
      const isWaiting = and(inArray(announcementDeliveries.id, ids), eq(announcementDeliveries.mail, 'queued'))
      await tx.update(announcementDeliveries).set({ mail, updatedAt: now() }).where(isWaiting)
    }
  })
  return settled.length
}

/** Writes down what became of mails, before the outbox forgets them. */
export async function settleMails(): Promise<void> {
  for (let done = 0; done < mostBatches; done++) if ((await settleBatch()) < batch) return
}
