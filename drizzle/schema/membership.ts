import {
  boolean,
  check,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  money,
  table,
  text,
  updatedAt,
} from './columns.ts'
import { sql } from 'drizzle-orm'

export const intervals = ['month', 'year'] as const

/** What a level costs and how much of something it allows; one row a level. The administration edits them. */
export const tierOffers = table('tier_offers', {
  /** "level-2". */
  id: id(),
  tier: integer('tier').notNull().unique(),
  monthlyCents: money('monthly_cents').notNull(),
  yearlyCents: money('yearly_cents').notNull(),
  /** Null is any number. */
  locations: integer('locations'),
  seats: integer('seats'),
  monthlyPosts: integer('monthly_posts'),
  /** Days that the first paid level of a practice costs nothing; 0 is no trial. */
  trialDays: integer('trial_days').notNull(),
  /** Whether somebody who does not have it may choose it. */
  isSold: boolean('is_sold').notNull(),
})

/** Words that make the first charge smaller: by a share of it or by an amount. */
export const membershipCoupons = table('membership_coupons', {
  id: id(),
  /** Upper case, as it is compared. */
  code: text('code').notNull().unique(),
  percentOff: integer('percent_off'),
  amountOffCents: money('amount_off_cents'),
  /** Levels that it is for, as "2"; empty is every one that is paid for. */
  tiers: json<string[]>('tiers').notNull(),
  startsOn: text('starts_on'),
  /** The last day on which it is taken. */
  endsOn: text('ends_on'),
  mostUses: integer('most_uses'),
  isActive: boolean('is_active').notNull(),
})

export const membershipStatuses = [
  'pending_payment',
  'active',
  'past_due',
  'suspended',
  'cancel_scheduled',
  'ended',
  'canceled',
  'abandoned',
] as const

/** What a practice has bought: the truth of its level, which `providers.tier` repeats for who searches. One a profile. */
export const memberships = table(
  'memberships',
  {
    id: id(),
    providerId: text('provider_id').notNull().unique(),
    status: text('status', { enum: membershipStatuses }).notNull(),
    /** The level that is or was paid for; while payment is awaited for the first time, the one that was chosen. */
    tier: integer('tier').notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    /** What a period costs whoever has this level: the price of the day on which it was bought. */
    priceCents: money('price_cents').notNull(),
    /** What the period that runs is worth a whole of: less than the price after a coupon, nothing in a trial. */
    periodCents: money('period_cents').notNull(),
    /** The first day of the period and the day on which the next one begins, in New York. */
    periodStart: text('period_start').notNull(),
    periodEnd: text('period_end').notNull(),
    /** The day of the month on which periods begin: the 31st stays the 31st after a February. */
    anchorDay: integer('anchor_day').notNull(),
    isTrial: boolean('is_trial').notNull(),
    /** What begins with the next period instead; null when nothing changes. */
    nextTier: integer('next_tier'),
    nextInterval: text('next_interval', { enum: intervals }),
    nextPriceCents: money('next_price_cents'),
    /** When a renewal was first not paid, and until when everything goes on. */
    pastDueAt: instant('past_due_at'),
    graceUntil: instant('grace_until'),
    suspendedAt: instant('suspended_at'),
    /** The payment that the gateway repeats; null where nothing is taken by itself. */
    subscriptionId: text('subscription_id'),
    /** How many of the failures of this renewal its owner has been told of. */
    failures: integer('failures').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('memberships_period').on(t.status, t.periodEnd, t.id),
    index('memberships_grace').on(t.status, t.graceUntil, t.id),
    check('memberships_money', sql`${t.priceCents} >= 0 and ${t.periodCents} >= 0`),
  ],
)

export const orderKinds = ['start', 'change', 'renewal'] as const

export type OrderLine = Readonly<{
  kind: 'period' | 'credit' | 'coupon'
  tier: number
  /** Negative for what is taken off. */
  cents: number
  from: string
  to: string
}>

/** What somebody is asked to pay for: what will be theirs with the payment, written before the gateway is asked. */
export const membershipOrders = table(
  'membership_orders',
  {
    id: id(),
    membershipId: text('membership_id')
      .notNull()
      .references(() => memberships.id),
    kind: text('kind', { enum: orderKinds }).notNull(),
    status: text('status', { enum: ['open', 'paid', 'abandoned'] }).notNull(),
    tier: integer('tier').notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    priceCents: money('price_cents').notNull(),
    periodCents: money('period_cents').notNull(),
    periodStart: text('period_start').notNull(),
    periodEnd: text('period_end').notNull(),
    anchorDay: integer('anchor_day').notNull(),
    amountCents: money('amount_cents').notNull(),
    lines: json<OrderLine[]>('lines').notNull(),
    couponId: text('coupon_id'),
    /** The payment that was asked for; null while there is none, and for what costs nothing. */
    paymentId: text('payment_id'),
    /** Of the membership when it was written: what has changed since is not overwritten by a late payment. */
    membershipVersion: integer('membership_version').notNull(),
    createdBy: text('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('membership_orders_membership').on(t.membershipId, t.createdAt, t.id),
    index('membership_orders_payment').on(t.paymentId),
    index('membership_orders_open').on(t.status, t.createdAt, t.id),
    check('membership_orders_money', sql`${t.amountCents} >= 0`),
  ],
)
