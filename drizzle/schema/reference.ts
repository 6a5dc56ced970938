import { sql } from 'drizzle-orm'
import type { Source } from './content.ts'
import { boolean, id, index, instant, integer, json, localized, localizedList, real, table, text } from './columns.ts'

/** Reference data: rows every installation has. Their ids are their first slugs, so that seeds can name them. */

export const specialties = table('specialties', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** NUCC Health Care Provider Taxonomy codes that mean this specialty, the first being the principal one. */
  nuccCodes: json<string[]>('nucc_codes').notNull(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  bodyArea: text('body_area').notNull(),
  /** Names a condition people keep private; never written into a message. */
  isSensitive: boolean('is_sensitive').notNull(),
  parentId: text('parent_id'),
  description: localized('description').notNull(),
  whenToGo: localizedList('when_to_go').notNull(),
  questionsToAsk: localizedList('questions_to_ask').notNull(),
  sources: json<Source[]>('sources')
    .notNull()
    .default(sql`'[]'`),
  reviewedOn: text('reviewed_on'),
  reviewDueOn: text('review_due_on'),
  sort: integer('sort').notNull(),
})

/** "看什么科": words for a complaint, and the specialties that commonly see it. Not a diagnosis. */
export const symptoms = table('symptoms', {
  id: id(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  specialtyIds: json<string[]>('specialty_ids').notNull(),
  /** The complaint can be an emergency: the page shows the 911 line first. */
  isUrgent: boolean('is_urgent').notNull(),
  sort: integer('sort').notNull(),
})

export const languages = table('languages', {
  /** BCP 47 tag, with private use subtags for dialects that have none of their own (yue-x-toisan). */
  id: id(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  isDialect: boolean('is_dialect').notNull(),
  isFilter: boolean('is_filter').notNull(),
  sort: integer('sort').notNull(),
})

export const neighborhoods = table(
  'neighborhoods',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: localized('name').notNull(),
    aliases: localizedList('aliases').notNull(),
    /** manhattan, queens, brooklyn, bronx, staten-island, long-island, westchester, new-jersey */
    borough: text('borough').notNull(),
    state: text('state').notNull(),
    county: text('county').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    radiusMeters: integer('radius_meters').notNull(),
    zips: json<string[]>('zips').notNull(),
    guide: localized('guide').notNull(),
    transit: localized('transit').notNull(),
    isIndexable: boolean('is_indexable').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('neighborhoods_borough').on(t.borough, t.sort)],
)

export const carriers = table('carriers', {
  id: id(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  kind: text('kind', { enum: ['public', 'private', 'union', 'program'] }).notNull(),
  chineseHotline: text('chinese_hotline'),
  website: text('website'),
  payerCode: text('payer_code'),
  sort: integer('sort').notNull(),
})

export const planLines = [
  'medicaid',
  'medicare_adv',
  'dual',
  'essential',
  'chp',
  'qhp',
  'commercial',
  'mltc',
  'map',
  'dental',
  'vision',
  'workers_comp',
  'no_fault',
  'cash_program',
  'medicare_ffs',
] as const

export const plans = table(
  'plans',
  {
    id: id(),
    carrierId: text('carrier_id')
      .notNull()
      .references(() => carriers.id),
    slug: text('slug').notNull().unique(),
    name: localized('name').notNull(),
    aliases: localizedList('aliases').notNull(),
    line: text('line', { enum: planLines }).notNull(),
    counties: json<string[]>('counties').notNull(),
    effectiveFrom: text('effective_from'),
    effectiveTo: text('effective_to'),
    isRetired: boolean('is_retired').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('plans_carrier').on(t.carrierId)],
)

/** The heads under which people know their cards (白卡, 红蓝卡): every plan line belongs to one group. */
export const planGroups = table('plan_groups', {
  id: id(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  lines: json<(typeof planLines)[number][]>('lines').notNull(),
  sort: integer('sort').notNull(),
})

/**
 * Old paths of merged and renamed things: slug of `kind` → the slug that answers now. Of kind `path` both are root-form paths, and the new
 * one may be an https address.
 */
export const redirects = table(
  'redirects',
  {
    id: id(),
    kind: text('kind', {
      enum: ['provider', 'facility', 'specialty', 'neighborhood', 'plan', 'blog', 'path'],
    }).notNull(),
    fromSlug: text('from_slug').notNull(),
    toSlug: text('to_slug').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('redirects_from').on(t.kind, t.fromSlug)],
)
