import { and, asc, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { cancelSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import { membershipOrders, memberships } from '#drizzle/schema/membership.ts'
import type { Membership } from '../change.ts'
import { choiceLifeMs, graceMs, lastCallMs, silentDays, suspensionMs } from '../membership-status.ts'
import { tellOwner } from './tell-owner.server.ts'
import { lockMembership, settled, unchanging, writeMembership } from './write-membership.server.ts'

/** Rows of one run; what is left waits for the next. */
const most = 100

const clock = { by: 'system', actor: { type: 'system' } } as const

/** Does something to each row that is due, each in a transaction of its own that looks once more. @returns how many. */
async function forDue(
  isDue: SQL | undefined,
  act: (tx: Transaction, row: Membership) => Promise<unknown>,
): Promise<number> {
  const due = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(isDue)
    .orderBy(asc(memberships.id))
    .limit(most)
  let done = 0
  for (const { id } of due) {
    await withTransaction(async (tx) => {
      await lockMembership(tx, { id })
      const [row] = await tx
        .select()
        .from(memberships)
        .where(and(eq(memberships.id, id), isDue))
      if (!row) return
      await act(tx, row)
      done += 1
    })
  }
  return done
}

/** A choice that nobody paid for within a day is given up. */
function abandonChoices(): Promise<number> {
  const isDue = and(eq(memberships.status, 'pending_payment'), lte(memberships.updatedAt, now() - choiceLifeMs))
  return forDue(isDue, async (tx, row) => {
    await writeMembership(tx, row, { action: 'abandon', ...clock })
    const isOpen = and(eq(membershipOrders.membershipId, row.id), eq(membershipOrders.status, 'open'))
    await tx.update(membershipOrders).set({ status: 'abandoned', updatedAt: now() }).where(isOpen)
  })
}

/** What was canceled ends with its last day. */
function endPeriods(): Promise<number> {
  const isDue = and(eq(memberships.status, 'cancel_scheduled'), lte(memberships.periodEnd, todayInNewYork()))
  return forDue(isDue, async (tx, row) => {
    const after = await writeMembership(tx, row, {
      action: 'end',
      ...clock,
      changes: { ...unchanging, subscriptionId: null },
    })
    await tellOwner(tx, after, 'membership_ended', after.periodEnd)
  })
}

/** A period ends for which nothing is taken by itself: a trial, a level that was given; or the gateway has said nothing for days. */
function oweRenewals(): Promise<number> {
  const isDue = and(
    eq(memberships.status, 'active'),
    or(
      and(isNull(memberships.subscriptionId), lte(memberships.periodEnd, todayInNewYork())),
      and(isNotNull(memberships.subscriptionId), lte(memberships.periodEnd, addDays(todayInNewYork(), -silentDays))),
    ),
  )
  return forDue(isDue, async (tx, row) => {
    const changes = { pastDueAt: now(), graceUntil: now() + graceMs }
    const after = await writeMembership(tx, row, { action: 'fail', ...clock, changes })
    await tellOwner(tx, after, 'membership_payment_due', after.periodEnd)
  })
}

/** Whoever still owes is told once more before their level falls. The message is written once. */
function callLast(): Promise<number> {
  const isDue = and(eq(memberships.status, 'past_due'), lte(memberships.graceUntil, now() + lastCallMs))
  return forDue(isDue, (tx, row) => tellOwner(tx, row, 'membership_last_call', row.periodEnd))
}

/** After the days of grace everything falls to the first level; nothing is deleted. */
function suspendOverdue(): Promise<number> {
  const isDue = and(eq(memberships.status, 'past_due'), lte(memberships.graceUntil, now()))
  return forDue(isDue, async (tx, row) => {
    const changes = { suspendedAt: now(), subscriptionId: null }
    const after = await writeMembership(tx, row, { action: 'suspend', ...clock, changes })
    if (row.subscriptionId !== null) await cancelSubscription(tx, row.subscriptionId, 'now')
    await tellOwner(tx, after, 'membership_suspended', after.periodEnd)
  })
}

/** What nobody has taken up again for sixty days is over. */
function cancelSuspended(): Promise<number> {
  const isDue = and(eq(memberships.status, 'suspended'), lte(memberships.suspendedAt, now() - suspensionMs))
  return forDue(isDue, async (tx, row) => {
    const after = await writeMembership(tx, row, { action: 'cancel', ...clock, changes: { ...settled, ...unchanging } })
    await tellOwner(tx, after, 'membership_ended', after.periodEnd)
  })
}

const chores = { abandonChoices, endPeriods, oweRenewals, callLast, suspendOverdue, cancelSuspended }

/** Does every chore of memberships once; one that fails is logged and does not keep the others from running. @returns how many rows each was about. */
export async function runMembershipChores(): Promise<Record<keyof typeof chores, number>> {
  const done = { abandonChoices: 0, endPeriods: 0, oweRenewals: 0, callLast: 0, suspendOverdue: 0, cancelSuspended: 0 }
  for (const [name, run] of Object.entries(chores) as [keyof typeof chores, () => Promise<number>][]) {
    try {
      done[name] = await run()
    } catch (error) {
      log.error({ err: error, chore: name }, 'a chore of memberships failed')
    }
  }
  return done
}
