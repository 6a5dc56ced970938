import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq, gt, inArray, like, lte } from 'drizzle-orm'
import { addDays, yearsLater } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { firstOffers, offerOf } from '#app/modules/tiers/offers.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import { insertAll } from './insert-all.ts'

/** Owes a renewal: paid by the month, and everything goes on for some days. */
const owing = 'demo-tielin-guan'
/** Has said that it ends with the period. */
const leaving = 'demo-zhining-bai'

type Row = typeof memberships.$inferInsert

/** Counted from the slug, so that periods of practices do not all begin on one day. */
const spread = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 300

function rowOf({ id, tier }: { id: string; tier: number }, at: number): Row {
  const today = localDate(at, newYork)
  const { monthlyCents, yearlyCents } = offerOf(firstOffers, tier)
  const periodStart = addDays(today, -spread(id))
  const made = { isTrial: false, failures: 0, version: 1, createdAt: at, updatedAt: at }
  const yearly = { interval: 'year', priceCents: yearlyCents, periodCents: yearlyCents } as const
  const span = { periodStart, periodEnd: yearsLater(periodStart, 1), anchorDay: Number(periodStart.slice(8)) }
  const row: Row = { id: `${id}-membership`, providerId: id, status: 'active', tier, ...yearly, ...span, ...made }
  if (id === leaving) return { ...row, status: 'cancel_scheduled' }
  if (id !== owing) return row
  return {
    ...{ ...row, status: 'past_due', interval: 'month', priceCents: monthlyCents, periodCents: monthlyCents },
    ...{
      periodStart: addDays(today, -34),
      periodEnd: addDays(today, -4),
      anchorDay: Number(addDays(today, -4).slice(8)),
    },
    ...{ pastDueAt: at - 4 * dayMs, graceUntil: at + 10 * dayMs, failures: 2 },
  }
}

/** What the demo practices have bought: of the level that they have. With every start those that run go on, so that no level falls by itself. */
export async function seedDemoMemberships(tx: Transaction): Promise<void> {
  const at = now()
  const rows = await tx
    .select({ id: providers.id, tier: providers.tier })
    .from(providers)
    .where(and(eq(providers.isDemo, true), gt(providers.tier, 1)))
  await insertAll(
    rows.map((row) => rowOf(row, at)),
    (chunk) => tx.insert(memberships).values(chunk).onConflictDoNothing(),
  )
  const today = localDate(at, newYork)
  const isOfDemo = like(memberships.id, 'demo-%-membership')
  const soon = and(
    isOfDemo,
    inArray(memberships.status, ['active', 'cancel_scheduled']),
    lte(memberships.periodEnd, addDays(today, 60)),
  )
  await tx
    .update(memberships)
    .set({ periodStart: today, periodEnd: yearsLater(today, 1) })
    .where(soon)
  await tx
    .update(memberships)
    .set({ graceUntil: at + 10 * dayMs })
    .where(and(isOfDemo, eq(memberships.status, 'past_due')))
}
