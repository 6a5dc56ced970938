import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { recipientOf, enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { and, eq, lte, asc, lt, inArray } from 'drizzle-orm'
import { idsOf, dueBatch, changeEach } from '#app/modules/booking/due-rows.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { linkAddress, waitlistToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { nextWaitlistStatus } from '../waitlist-status.ts'
import { openOffer, setEntry, auditEntry } from './entry-steps.server.ts'
import { offerFreedSlot } from './offer-time.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'

/** Ends offers that nobody answered: the entry waits on, or is paused after the third, and the time goes to who is next. */
export async function expireOffers(): Promise<number> {
  const isDue = and(eq(waitlistEntries.status, 'offered'), lte(waitlistEntries.offerExpiresAt, now()))
  const due = db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isDue)
  const ids = await idsOf(due.orderBy(asc(waitlistEntries.offerExpiresAt), asc(waitlistEntries.id)).limit(dueBatch))
  return changeEach(ids, (entryId) =>
    withTransaction(async (tx) => {
      const { entry, hold } = await openOffer(tx, entryId)
      const { missedOffers, offerExpiresAt } = entry
      const step = { from: entry.status, action: 'miss', actor: 'system' } as const
      const status = nextWaitlistStatus(step, { now: now(), missedOffers, offerExpiresAt })
      const changes = { status, missedOffers: missedOffers + 1, offeredHoldId: null, offerExpiresAt: null }
      await setEntry(tx, entry, changes)
      if (hold?.status === 'active') await endHold(tx, hold, 'expire', 'system')
      const subject = { type: 'waitlist_entry', id: entryId }
      await cancelMessages(tx, subject, ['waitlist_offer'])
      const recipient = recipientOf(await findBooker(tx, entry))
      const link = linkAddress(await waitlistToken(tx, entry), recipient.locale)
      const event = entry.offeredHoldId ?? entry.missedOffers
      await enqueueNotice(tx, { template: 'waitlist_offer_expired', recipient, vars: { link }, subject, event })
      if (hold) await offerFreedSlot(tx, hold)
      await auditEntry(tx, entry, 'miss')
      return true
    }),
  )
}

/** Ends entries whose last wished-for day has passed. */
export async function expireEntries(): Promise<number> {
  const today = todayInNewYork()
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(inArray(waitlistEntries.status, ['waiting', 'paused']), lt(waitlistEntries.dateTo, today)))
    .orderBy(asc(waitlistEntries.dateTo), asc(waitlistEntries.id))
    .limit(dueBatch)
  return changeEach(
    rows.map(({ id }) => id),
    (entryId) =>
      withTransaction(async (tx) => {
        const { entry } = await openOffer(tx, entryId)
        const step = { from: entry.status, action: 'expire', actor: 'system' } as const
        const status = nextWaitlistStatus(step, { now: now(), today, dateTo: entry.dateTo })
        await setEntry(tx, entry, { status })
        await auditEntry(tx, entry, 'expire')
        return true
      }),
  )
}
