import {
  boolean,
  check,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  money,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { sql } from 'drizzle-orm'
import { providers } from '../directory.ts'

export const placements = ['home', 'specialty', 'location', 'search_top', 'blog'] as const

export const campaignStatuses = [
  'draft',
  'submitted',
  'rejected',
  'approved',
  'pending_payment',
  'scheduled',
  'running',
  'paused',
  'finished',
  'stopped',
] as const

/** What a week in a placement costs and how many campaigns it holds at once; one row a placement. The administration edits them. */
export const promotionRates = table('promotion_rates', {
  /** The placement once more. */
  id: id(),
  placement: text('placement', { enum: placements }).notNull().unique(),
  /** A week, of one target where the placement has targets. */
  weeklyCents: money('weekly_cents').notNull(),
  /** Campaigns that take turns, of each target by itself. */
  slots: integer('slots').notNull(),
  /** Whether new campaigns may choose it. */
  isSold: boolean('is_sold').notNull(),
})

/** A doctor's advertisement for some weeks in one placement. */
export const promotionCampaigns = table(
  'promotion_campaigns',
  {
    id: id(),
    /** The doctor who is shown. */
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    status: text('status', { enum: campaignStatuses }).notNull(),
    placement: text('placement', { enum: placements }).notNull(),
    /** Ids of specialties or neighborhoods, as the placement has them; empty where it has none. */
    targets: json<string[]>('targets').notNull(),
    headline: localized('headline').notNull(),
    body: localized('body').notNull(),
    /** A Monday in New York, and the Monday after the last week. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    /** Showings of a day after which it rests until the next; null is any number. */
    dailyCap: integer('daily_cap'),
    /** Of all weeks and targets, at the price of the day on which it was submitted; null before. */
    priceCents: money('price_cents'),
    submittedAt: instant('submitted_at'),
    /** Until when an approved campaign that is not paid for keeps its place. */
    heldUntil: instant('held_until'),
    reviewerId: text('reviewer_id'),
    decidedAt: instant('decided_at'),
    /** Code of a row of `decision_reasons`. */
    reasonCode: text('reason_code'),
    /** Why it was rejected or stopped, as its author is told. */
    decisionNote: text('decision_note'),
    createdBy: text('created_by').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('promotion_campaigns_placement').on(t.placement, t.status, t.endsOn, t.id),
    index('promotion_campaigns_status').on(t.status, t.createdAt, t.id),
    index('promotion_campaigns_provider').on(t.providerId, t.createdAt, t.id),
    check('promotion_campaigns_money', sql`${t.priceCents} is null or ${t.priceCents} >= 0`),
  ],
)

/** What a day of a campaign came to. Sums only: nothing tells who saw or pressed it. */
export const promotionStats = table(
  'promotion_stats',
  {
    id: id(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => promotionCampaigns.id),
    /** In New York. */
    day: text('day').notNull(),
    impressions: integer('impressions').notNull(),
    clicks: integer('clicks').notNull(),
    /** Visits that were booked online with the doctor on that day, by whichever way. */
    bookings: integer('bookings').notNull(),
  },
  (t) => [uniqueIndex('promotion_stats_day').on(t.campaignId, t.day)],
)

/** The house's own words for places that nobody has bought. */
export const promotionHouseAds = table('promotion_house_ads', {
  id: id(),
  placement: text('placement', { enum: placements }).notNull(),
  headline: localized('headline').notNull(),
  body: localized('body').notNull(),
  /** Where it leads: an address of ours in root form, such as "/concierge". */
  target: text('target').notNull(),
  isActive: boolean('is_active').notNull(),
  version: integer('version').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
