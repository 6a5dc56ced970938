import { and, asc, eq, inArray, isNotNull, lt, lte, or } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/notices.server.ts'
import { appointments, slotHolds, visitTypes, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { tellPatient } from './appointment-notices.server.ts'
import { auditStep, decide, factsOf, openForChange, writeStep } from './appointment-steps.server.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-place.server.ts'
import { auditHold, endHold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { linkAddress, waitlistToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { findBooker } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { nextWaitlistStatus } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { auditEntry, openOffer, setEntry } from '#app/modules/booking/waitlist/commands/answer-offer.server.ts'

/** Rows that one run of a chore looks at; what is left waits for the next. */
const batch = 200

/**
 * Chores of the clock. Each takes what is due, one transaction a row, so that they may be stopped anywhere, run as often
 * as one likes and in several processes: a row that somebody else has changed is left alone.
 * @returns how many rows were changed.
 */
async function each(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<number> {
  let changed = 0
  for (const id of ids) {
    // A refusal: somebody was quicker.
    const outcome = await outcomeOf(work(id), ['booking.INVALID_TRANSITION', 'booking.NOT_FOUND'])
    if (outcome.done && outcome.value) changed += 1
  }
  return changed
}

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id)

/** Ends holds that ran out. Their time was open again from that instant on; this only says so. */
export async function expireHolds(): Promise<number> {
  const isDue = and(eq(slotHolds.status, 'active'), lte(slotHolds.expiresAt, now()))
  const due = db.select({ id: slotHolds.id }).from(slotHolds).where(isDue)
  const ids = await idsOf(due.orderBy(asc(slotHolds.expiresAt), asc(slotHolds.id)).limit(batch))
  return each(ids, (id) =>
    withTransaction(async (tx) => {
      const [hold] = await tx.select().from(slotHolds).where(eq(slotHolds.id, id))
      if (!hold || (await offersOf(tx, id)) > 0) return false
      await endHold(tx, hold, 'expire', 'system')
      await auditHold(tx, id, 'expire')
      return true
    }),
  )
}

/** A hold that is an offer ends with it. */
const offersOf = (reader: Reader, holdId: string) =>
  reader.$count(waitlistEntries, and(eq(waitlistEntries.offeredHoldId, holdId), eq(waitlistEntries.status, 'offered')))

/** Ends requests that nobody answered in time, or whose time has come too near; tells the patient. */
export async function expireRequests(): Promise<number> {
  const rows = await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      lead: visitTypes.leadMinutes,
      due: appointments.answerDueAt,
    })
    .from(appointments)
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        eq(appointments.status, 'requested'),
        or(lte(appointments.answerDueAt, now()), isNotNull(appointments.startsAt)),
      ),
    )
    .orderBy(asc(appointments.createdAt), asc(appointments.id))
  const isDue = ({ startsAt, lead, due }: (typeof rows)[number]) =>
    (due !== null && due <= now()) || (startsAt !== null && startsAt - (lead ?? 0) * 60_000 <= now())
  const ids = rows.filter(isDue).map(({ id }) => id)
  return each(ids.slice(0, batch), (appointmentId) =>
    withTransaction(async (tx) => {
      const actor = { type: 'system' } as const
      const before = await openForChange(tx, appointmentId)
      const facts = factsOf(before, await findVisitType(tx, before.visitTypeId))
      const status = decide(before.status, 'expire', actor, facts)
      const expired = await writeStep(tx, before, status, {}, { action: 'expire', actor, notifies: true })
      await tellPatient(tx, expired, { template: 'appointment_declined', hasCalendar: false })
      await offerFreedSlot(tx, before)
      await auditStep(tx, appointmentId, actor, 'expire')
      return true
    }),
  )
}

/** Ends offers that nobody answered: the entry waits on, or is paused after the third, and the time goes to who is next. */
export async function expireOffers(): Promise<number> {
  const isDue = and(eq(waitlistEntries.status, 'offered'), lte(waitlistEntries.offerExpiresAt, now()))
  const due = db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isDue)
  const ids = await idsOf(due.orderBy(asc(waitlistEntries.offerExpiresAt), asc(waitlistEntries.id)).limit(batch))
  return each(ids, (entryId) =>
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
  const today = wallClock(now(), newYork).date
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(inArray(waitlistEntries.status, ['waiting', 'paused']), lt(waitlistEntries.dateTo, today)))
    .orderBy(asc(waitlistEntries.dateTo), asc(waitlistEntries.id))
    .limit(batch)
  return each(
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
