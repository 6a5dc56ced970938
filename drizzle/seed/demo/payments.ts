import { and, asc, eq, inArray, isNotNull, like } from 'drizzle-orm'
import { addDays, type LocalDate, yearsLater } from '#app/core/calendar/dates.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { membershipPurpose } from '#app/modules/membership/commands/membership-purpose.server.ts'
import { paymentLines, renewalLines } from '#app/modules/membership/order-lines.server.ts'
import { findPurpose, registerPurpose } from '#app/modules/payments/purposes.ts'
import { promotionPurpose } from '#app/modules/promotion/commands/promotion-purpose.server.ts'
import { campaignLines } from '#app/modules/promotion/payment-lines.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { demoUserId } from './accounts.ts'
import { type DemoPayment, type DemoStep, writeDemoPayment } from './payment-rows.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const paid: DemoStep = { kind: 'succeeded', after: 2 * minute }
const declined: DemoStep = { kind: 'declined', after: minute }
const askedBy = demoUserId('admin.finance')

/** What became of the payment for a campaign, other than that it was paid at once. */
const campaignSteps: Readonly<Record<string, readonly DemoStep[]>> = {
  'demo-campaign-past': [
    paid,
    {
      ...{ kind: 'refunded', after: 20 * day, amountCents: 19_900, askedBy },
      reason: 'The clinic was closed in the third week, and the campaign was not shown.',
    },
  ],
  // Approved and not paid yet: a card was declined, and the page was left.
  'demo-campaign-search': [declined, { kind: 'canceled', after: 5 * minute }],
}

/** Noon of a day in New York, and in any case before now. */
const noonOf = (date: LocalDate, at: number) => Math.min(instantOfWall(date, '12:00', newYork), at - hour)

async function membershipPayments(tx: Transaction, at: number): Promise<DemoPayment[]> {
  const rows = await tx
    .select({ membership: memberships, userId: users.id, username: users.username })
    .from(memberships)
    .innerJoin(providers, eq(providers.id, memberships.providerId))
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(like(memberships.id, 'demo-%-membership'), eq(memberships.isTrial, false)))
    .orderBy(asc(memberships.id))
  return rows.flatMap(({ membership, userId, username }) => {
    const { id, tier, interval, priceCents, periodStart, pastDueAt } = membership
    const to = interval === 'year' ? yearsLater(periodStart, 1) : addDays(periodStart, 30)
    const own = { purpose: 'membership', purposeId: id, userId, email: `${username}@example.com` } as const
    const lines = paymentLines([{ kind: 'period', tier, from: periodStart, to, cents: priceCents }])
    const first = { ...own, key: id, lines, begunAt: noonOf(periodStart, at), steps: [paid] }
    if (pastDueAt === null) return [first]
    const renewal = { ...own, key: `${id} renewal`, lines: renewalLines(tier, interval, priceCents) }
    const steps = [declined, { kind: 'declined', after: day } as const]
    return [first, { ...renewal, begunAt: pastDueAt, isRenewal: true, steps }]
  })
}

async function campaignPayments(tx: Transaction, at: number): Promise<DemoPayment[]> {
  const rows = await tx
    .select({ campaign: promotionCampaigns, userId: providers.userId })
    .from(promotionCampaigns)
    .innerJoin(providers, eq(providers.id, promotionCampaigns.providerId))
    .where(
      and(
        like(promotionCampaigns.id, 'demo-campaign-%'),
        isNotNull(promotionCampaigns.priceCents),
        inArray(promotionCampaigns.status, ['running', 'finished', 'approved']),
      ),
    )
    .orderBy(asc(promotionCampaigns.id))
  return rows.map(({ campaign, userId }) => ({
    ...{ key: campaign.id, purpose: 'promotion', purposeId: campaign.id, userId, email: 'promotion@example.com' },
    lines: campaignLines(campaign),
    // Paid some days before its first week.
    begunAt: noonOf(addDays(campaign.startsOn, campaign.status === 'approved' ? -30 : -3), at),
    steps: campaignSteps[campaign.id] ?? [paid],
  }))
}

/**
 * What the demo practices have paid for their levels and campaigns, as it stands in the books and with the card simulator. Written once:
 * the ledger takes nothing back.
 */
export async function seedDemoPayments(tx: Transaction): Promise<void> {
  const at = now()
  for (const purpose of [membershipPurpose, promotionPurpose]) if (!findPurpose(purpose.name)) registerPurpose(purpose)
  const all = [...(await membershipPayments(tx, at)), ...(await campaignPayments(tx, at))]
  // Papers are numbered in the order of their days.
  for (const payment of all.toSorted((one, other) => one.begunAt - other.begunAt)) await writeDemoPayment(tx, payment)
}
