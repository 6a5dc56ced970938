import { and, asc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { giveBack } from '#app/modules/payments/commands/ask-refund.server.ts'
import { closeLeft, type Payment } from '#app/modules/payments/commands/cancel-payment.server.ts'
import { associationEvents, eventRegistrations, eventRequests } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, type EventAction, isClosable, stepEvent } from '../event-status.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { livingStatuses, type RegistrationAction } from '../registration-status.ts'
import { stopPayments } from './end-registration.server.ts'
import { lockEvent, settleSeats } from './event-seats.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/** Of one run; what is left waits for the next. */
const most = 100

async function moveByClock(tx: Transaction, event: AssociationEvent, action: EventAction): Promise<void> {
  const status = stepEvent(event.status, action, 'system')
  await tx.update(associationEvents).set({ status, updatedAt: now() }).where(eq(associationEvents.id, event.id))
  await recordAudit(tx, {
    actor: { type: 'system' },
    action: `association_event.event_${action}`,
    subject: { type: 'association_event', id: event.id },
    fields: ['status'],
  })
}

/** Nobody gets a seat any more once it has begun: who waits is let go, also with an offer that has run out. */
async function letGo(tx: Transaction, event: AssociationEvent): Promise<void> {
  for (const registration of await listRegistrations(event.id, ['waitlisted', 'offered'], tx))
    await moveRegistration(tx, event, registration, { action: 'expire', by: 'system' })
}

const closings: Readonly<Partial<Record<string, RegistrationAction>>> = {
  registered: 'miss',
  checked_in: 'attend',
}

/** Tells who came from who did not. */
async function closeList(tx: Transaction, event: AssociationEvent): Promise<void> {
  for (const registration of await listRegistrations(event.id, livingStatuses, tx)) {
    const action = closings[registration.status]
    if (action) await moveRegistration(tx, event, registration, { action, by: 'system' })
  }
}

async function forEvents(isDue: SQL | undefined, act: (tx: Transaction, event: AssociationEvent) => Promise<void>) {
  const { id, startsAt } = associationEvents
  const due = await db.select({ id }).from(associationEvents).where(isDue).orderBy(asc(startsAt), asc(id)).limit(most)
  for (const event of due) await withTransaction(async (tx) => act(tx, await lockEvent(tx, event.id)))
  return due.length
}

/** Lets the states follow the clock; what pages say is decided by the clock itself. */
async function moveOn(): Promise<number> {
  const { status, startsAt, endsAt } = associationEvents
  const begun = await forEvents(and(eq(status, 'published'), lte(startsAt, now())), async (tx, event) => {
    if (event.status !== 'published' || event.startsAt > now()) return
    await letGo(tx, event)
    await moveByClock(tx, event, 'start')
  })
  const ended = await forEvents(and(eq(status, 'in_progress'), lte(endsAt, now())), async (tx, event) => {
    if (!isClosable(event, now())) return
    await closeList(tx, event)
    await moveByClock(tx, event, 'finish')
  })
  return begun + ended
}

/** Frees seats that nobody has taken or paid in time, and offers them to who waits. */
async function releaseSeats(): Promise<void> {
  const { eventId, status, keptUntil, id } = eventRegistrations
  const isLapsed = and(isNotNull(keptUntil), lte(keptUntil, now()), inArray(status, ['pending_payment', 'offered']))
  const lapsed = await db
    .select({ id, eventId, status })
    .from(eventRegistrations)
    .where(isLapsed)
    .orderBy(asc(keptUntil), asc(id))
    .limit(most)
  for (const event of new Set(lapsed.map((row) => row.eventId)))
    await withTransaction(async (tx) => {
      await settleSeats(tx, await lockEvent(tx, event))
    })
  const left: Payment[] = []
  for (const row of lapsed.filter((each) => each.status === 'pending_payment'))
    left.push(...(await withTransaction((tx) => stopPayments(tx, row.id))))
  await closeLeft(left)
}

/** Gives back money that came when its seat was gone. */
async function returnLateMoney(): Promise<void> {
  const { status, paymentId, keptUntil, id } = eventRegistrations
  const isLate = and(inArray(status, ['canceled', 'expired']), isNotNull(paymentId), isNotNull(keptUntil))
  const late = await db.select({ id, paymentId }).from(eventRegistrations).where(isLate).orderBy(asc(id)).limit(most)
  for (const row of late)
    await withTransaction(async (tx) => {
      await giveBack(tx, row.paymentId!, 'event seat was gone')
      await tx.update(eventRegistrations).set({ keptUntil: null }).where(eq(eventRegistrations.id, row.id))
    })
}

const forgetRequests = () =>
  withTransaction((tx) => tx.delete(eventRequests).where(lte(eventRequests.expiresAt, now())))

/** What the clock does about events of associations. @returns how many began or ended */
export async function runEventChores(): Promise<number> {
  await releaseSeats()
  await returnLateMoney()
  await forgetRequests()
  return moveOn()
}
