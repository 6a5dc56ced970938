import { and, asc, eq, inArray, isNotNull, like } from 'drizzle-orm'
import { addDays, daysBetween, type LocalDate, yearsLater } from '#app/core/calendar/dates.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { formatDay } from '#app/core/format/format.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import type { PaymentLine } from '#app/modules/payments/lines.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { demoUserId } from './accounts.ts'
import { type DemoPayment, type DemoStep, writeDemoPayment } from './payment-rows.ts'
import { tri } from './tri.ts'

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

/** Levels and placements as the texts of the product name them, which are not there before it is built. */
const levels: Readonly<Record<number, Localized>> = {
  2: tri('预约', '預約', 'Booking'),
  3: tri('诊所', '診所', 'Practice'),
  4: tri('网络', '聯合', 'Network'),
}
const placements: Readonly<Record<string, Localized>> = {
  home: tri('首页', '首頁', 'Home page'),
  specialty: tri('科室页面', '科別頁面', 'Specialty pages'),
  search_top: tri('搜索结果前列', '搜尋結果前列', 'Top of search results'),
}

const lineOf = (label: Localized, amountCents: number): PaymentLine => ({
  label,
  quantity: 1,
  amountCents,
  taxCents: 0,
})

function periodLine(tier: number, from: LocalDate, end: LocalDate, cents: number): PaymentLine {
  const level = levels[tier]!
  const until = addDays(end, -1)
  const span = (locale: Locale, to: string) => `${formatDay(from, locale)}${to}${formatDay(until, locale)}`
  const label = tri(
    `${level['zh-Hans']}等级，${span('zh-Hans', '至')}`,
    `${level['zh-Hant']}等級，${span('zh-Hant', '至')}`,
    `${level['en-US']} level, ${span('en-US', ' to ')}`,
  )
  return lineOf(label, cents)
}

function monthLine(tier: number, cents: number): PaymentLine {
  const level = levels[tier]!
  const label = tri(
    `${level['zh-Hans']}等级，一个月`,
    `${level['zh-Hant']}等級，一個月`,
    `${level['en-US']} level, one month`,
  )
  return lineOf(label, cents)
}

function campaignLine({
  placement,
  startsOn,
  endsOn,
  priceCents,
}: typeof promotionCampaigns.$inferSelect): PaymentLine {
  const place = placements[placement]!
  const weeks = daysBetween(startsOn, endsOn) / 7
  const last = addDays(endsOn, -1)
  const label = tri(
    `${place['zh-Hans']}，${weeks}周，${formatDay(startsOn, 'zh-Hans')}至${formatDay(last, 'zh-Hans')}`,
    `${place['zh-Hant']}，${weeks}週，${formatDay(startsOn, 'zh-Hant')}至${formatDay(last, 'zh-Hant')}`,
    `${place['en-US']}, ${weeks} weeks, ${formatDay(startsOn, 'en-US')} to ${formatDay(last, 'en-US')}`,
  )
  return lineOf(label, priceCents!)
}

function billed(profile: typeof providers.$inferSelect): Localized {
  const english = englishName(profile)
  return tri(profile.nameHans ?? english, profile.nameHant ?? english, english)
}

/** Noon of a day in New York, and in any case before now. */
const noonOf = (date: LocalDate, at: number) => Math.min(instantOfWall(date, '12:00', newYork), at - hour)

async function membershipPayments(tx: Transaction, at: number): Promise<DemoPayment[]> {
  const rows = await tx
    .select({ membership: memberships, profile: providers, userId: users.id, username: users.username })
    .from(memberships)
    .innerJoin(providers, eq(providers.id, memberships.providerId))
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(like(memberships.id, 'demo-%-membership'), eq(memberships.isTrial, false)))
    .orderBy(asc(memberships.id))
  return rows.flatMap(({ membership, profile, userId, username }) => {
    const { id, tier, interval, priceCents, periodStart, pastDueAt } = membership
    const to = interval === 'year' ? yearsLater(periodStart, 1) : addDays(periodStart, 30)
    const payer = { userId, email: `${username}@example.com`, billedTo: billed(profile) }
    const own = { purpose: 'membership', purposeId: id, ...payer } as const
    const lines = [periodLine(tier, periodStart, to, priceCents)]
    const first = { ...own, key: id, lines, begunAt: noonOf(periodStart, at), steps: [paid] }
    if (pastDueAt === null) return [first]
    const renewal = { ...own, key: `${id} renewal`, lines: [monthLine(tier, priceCents)] }
    const steps = [declined, { kind: 'declined', after: day } as const]
    return [first, { ...renewal, begunAt: pastDueAt, isRenewal: true, steps }]
  })
}

async function campaignPayments(tx: Transaction, at: number): Promise<DemoPayment[]> {
  const rows = await tx
    .select({ campaign: promotionCampaigns, profile: providers })
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
  return rows.map(({ campaign, profile }) => ({
    ...{ key: campaign.id, purpose: 'promotion', purposeId: campaign.id, userId: profile.userId },
    ...{ email: 'promotion@example.com', billedTo: billed(profile), lines: [campaignLine(campaign)] },
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
  const all = [...(await membershipPayments(tx, at)), ...(await campaignPayments(tx, at))]
  // Papers are numbered in the order of their days.
  for (const payment of all.toSorted((one, other) => one.begunAt - other.begunAt)) await writeDemoPayment(tx, payment)
}
