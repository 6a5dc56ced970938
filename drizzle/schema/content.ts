import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  localizedList,
  money,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'
import type { Localized } from '#app/core/i18n/locale.ts'

/**
 * A named public source of a statement; `title` is the page’s own. `readOn` (YYYY-MM-DD) is the day somebody last read it there; one without
 * was read when its row was reviewed.
 */
export type Source = { publisher: string; title: string; url: string; readOn?: string }

/** What is read and not booked: the library. Every medical row names its sources and the day it was last reviewed. */

export const contentSections = ['knowledge', 'policy', 'insurance', 'radiology', 'lab', 'i693', 'notice'] as const

/**
 * A page of text in the three locales. Bodies are Markdown. A key may have several versions (policies do): the one in force is
 * the last whose `effectiveOn` has come.
 */
export const contentPages = table(
  'content_pages',
  {
    id: id(),
    section: text('section', { enum: contentSections }).notNull(),
    /** Names the page in its address: `/knowlege?topic=hepatitis-b`, `/policy/privacy`. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** Group within the section; of knowledge: conditions, tests, insurance, immigration, elder-care. */
    category: text('category').notNull(),
    title: localized('title').notNull(),
    aliases: localizedList('aliases').notNull(),
    summary: localized('summary').notNull(),
    body: localized('body').notNull(),
    sources: json<Source[]>('sources').notNull(),
    /** Slugs of specialties that see this; doctors are found through them. */
    specialtySlugs: json<string[]>('specialty_slugs').notNull(),
    effectiveOn: text('effective_on').notNull(),
    reviewedOn: text('reviewed_on'),
    reviewDueOn: text('review_due_on'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('content_pages_version').on(t.section, t.key, t.version)],
)

export const blogCategories = table('blog_categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  sort: integer('sort').notNull(),
})

export const blogStatuses = [
  'draft',
  'in_review',
  'needs_changes',
  'approved',
  'scheduled',
  'published',
  'unpublished',
  'archived',
] as const

/** The states of a text that waits to take the place of a published one. */
export const draftStatuses = ['draft', 'in_review', 'needs_changes', 'approved'] as const

/** A post; its texts stand in its translations, which share the number. */
export const blogPosts = table(
  'blog_posts',
  {
    id: id(),
    /** The numeric id of `/blogs/{id}`, which leads on to the slug. */
    number: integer('number').notNull().unique(),
    owner: text('owner', { enum: ['platform', 'provider', 'association'] }).notNull(),
    ownerId: text('owner_id'),
    categoryId: text('category_id')
      .notNull()
      .references(() => blogCategories.id),
    status: text('status', { enum: blogStatuses }).notNull(),
    authorName: localized('author_name').notNull(),
    /** Whoever checked what is said of medicine; null where nothing is. */
    medicalReviewer: json<Localized | null>('medical_reviewer').notNull(),
    reviewedOn: text('reviewed_on'),
    reviewDueOn: text('review_due_on'),
    /** When it appeared or is to appear; until it is approved, when its author wants it to: null is at once. */
    publishAt: instant('publish_at'),
    sources: json<Source[]>('sources').notNull(),
    specialtySlugs: json<string[]>('specialty_slugs').notNull(),
    /** Everything shown is fictional, such as the author of a demonstration. */
    isDemo: boolean('is_demo').notNull(),
    /** Counts every step and every text kept, so that of two who decide at once the second looks again. */
    version: integer('version').notNull().default(1),
    /** Who began it, who sent it to be reviewed. Null for what came with the product. */
    authorId: text('author_id'),
    submittedById: text('submitted_by_id'),
    submittedAt: instant('submitted_at'),
    /** What the reviewer asked for when the text went back. */
    returnNote: text('return_note'),
    /** Of a published post: how far the text that will take its place has come; null when nothing waits. */
    draftStatus: text('draft_status', { enum: draftStatuses }),
    coverId: text('cover_id'),
    coverAlt: json<Localized | null>('cover_alt'),
    /** Slug of the post that an archived one leads to. */
    redirectTo: text('redirect_to'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('blog_posts_list').on(t.status, t.publishAt, t.id),
    index('blog_posts_owner').on(t.owner, t.ownerId, t.createdAt),
  ],
)

export const blogTranslations = table(
  'blog_translations',
  {
    id: id(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id),
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    keywords: json<string[]>('keywords').notNull(),
    origin: text('origin', { enum: ['human', 'converted', 'machine_unreviewed'] }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('blog_translations_slug').on(t.locale, t.slug),
    uniqueIndex('blog_translations_post').on(t.postId, t.locale),
  ],
)

/** When a test for an infection says something: days after the exposure. */
export type TestWindow = { concerns: string[]; earliestDay: number; conclusiveDay: number; note: Localized | null }

export const labTests = table('lab_tests', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  aliases: localizedList('aliases').notNull(),
  category: text('category').notNull(),
  specimen: localized('specimen').notNull(),
  /** Null where nothing has to be left out. */
  fastingHours: integer('fasting_hours'),
  preparation: localized('preparation').notNull(),
  /** Working days until the result, usual range. */
  turnaroundMinDays: integer('turnaround_min_days').notNull(),
  turnaroundMaxDays: integer('turnaround_max_days').notNull(),
  priceMinCents: money('price_min_cents'),
  priceMaxCents: money('price_max_cents'),
  loinc: text('loinc'),
  meaning: localized('meaning').notNull(),
  window: json<TestWindow | null>('window').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  sort: integer('sort').notNull(),
  updatedAt: updatedAt(),
})

export const labPanels = table('lab_panels', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  testSlugs: json<string[]>('test_slugs').notNull(),
  sort: integer('sort').notNull(),
  updatedAt: updatedAt(),
})

export type HerbInteraction = { herb: Localized; note: Localized }

export const medications = table('medications', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** The generic name as in the United States. */
  generic: text('generic').notNull(),
  brands: json<string[]>('brands').notNull(),
  /** What it is called in Chinese; the first is the most usual. English has the generic's own synonyms (paracetamol). */
  names: localizedList('names').notNull(),
  drugClass: localized('drug_class').notNull(),
  status: text('status', { enum: ['rx', 'otc', 'rx_and_otc', 'controlled'] }).notNull(),
  forms: localized('forms').notNull(),
  use: localized('use').notNull(),
  cautions: localizedList('cautions').notNull(),
  herbInteractions: json<HerbInteraction[]>('herb_interactions').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  updatedAt: updatedAt(),
})

/** A question before an examination: which answers mean "call first". */
export type PreparationQuestion = { code: string; question: Localized; ifYes: Localized }

export const imagingModalities = table('imaging_modalities', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** DICOM modality, such as MR. */
  dicomCode: text('dicom_code').notNull(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  usesRadiation: boolean('uses_radiation').notNull(),
  /** Minutes on the table, usual range. */
  minMinutes: integer('min_minutes').notNull(),
  maxMinutes: integer('max_minutes').notNull(),
  preparation: localizedList('preparation').notNull(),
  withContrast: localizedList('with_contrast').notNull(),
  ifPregnant: localizedList('if_pregnant').notNull(),
  withImplants: localizedList('with_implants').notNull(),
  bring: localizedList('bring').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  sort: integer('sort').notNull(),
  updatedAt: updatedAt(),
})

export const insuranceTerms = table('insurance_terms', {
  id: id(),
  slug: text('slug').notNull().unique(),
  term: localized('term').notNull(),
  aliases: localizedList('aliases').notNull(),
  definition: localized('definition').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  updatedAt: updatedAt(),
})

/** The insurance cards people hold, and how they call them. */
export const insuranceCards = table('insurance_cards', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  nickname: localized('nickname').notNull(),
  /** How the card looks, for the drawing and in words. */
  looks: localized('looks').notNull(),
  colors: json<string[]>('colors').notNull(),
  whoFor: localized('who_for').notNull(),
  howToGet: localized('how_to_get').notNull(),
  note: localized('note').notNull(),
  /** Lines of plans.line that this card stands for; doctors are found through their plans. */
  planLines: json<string[]>('plan_lines').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  sort: integer('sort').notNull(),
  updatedAt: updatedAt(),
})

export const enrollmentPeriods = table('enrollment_periods', {
  id: id(),
  name: localized('name').notNull(),
  /** "MM-DD" of every year; both null means all year. The end may lie in the next year. */
  opensOn: text('opens_on'),
  closesOn: text('closes_on'),
  note: localized('note').notNull(),
  sources: json<Source[]>('sources').notNull(),
  reviewedOn: text('reviewed_on').notNull(),
  sort: integer('sort').notNull(),
  updatedAt: updatedAt(),
})

/**
 * Rules of the immigration examination as dated data: vaccines, tests and how long a signed form is valid. Ages are in months at the
 * day of the examination, both ends included; a null end is open. Where the first age is counted in weeks, both bounds hold.
 */
export const i693Rules = table(
  'i693_rules',
  {
    id: id(),
    kind: text('kind', { enum: ['vaccine', 'test', 'validity'] }).notNull(),
    code: text('code').notNull(),
    name: localized('name').notNull(),
    minMonths: integer('min_months'),
    minWeeks: integer('min_weeks'),
    maxMonths: integer('max_months'),
    /** Only people born on or after this day, YYYY-MM-DD. */
    bornFrom: text('born_from'),
    /** Months and days "MM-DD" between which it is asked, influenza only. */
    seasonFrom: text('season_from'),
    seasonTo: text('season_to'),
    /** For a validity rule: days on which the civil surgeon signed. For others: days of the examination. */
    effectiveFrom: text('effective_from'),
    effectiveTo: text('effective_to'),
    isRetired: boolean('is_retired').notNull(),
    text: localized('text').notNull(),
    /** What the row is called in a Chinese vaccination booklet. */
    bookletNames: localizedList('booklet_names').notNull(),
    sources: json<Source[]>('sources').notNull(),
    reviewedOn: text('reviewed_on').notNull(),
    sort: integer('sort').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [index('i693_rules_kind').on(t.kind, t.sort, t.id)],
)

/** What a facility does besides seeing patients: a test drawn, an examination made. */
export const facilityServices = table(
  'facility_services',
  {
    id: id(),
    facilityId: text('facility_id').notNull(),
    kind: text('kind', { enum: ['lab', 'imaging', 'i693'] }).notNull(),
    /** Slug of a lab category, of an imaging modality, or `exam`. */
    code: text('code').notNull(),
    priceCents: money('price_cents'),
    isWalkIn: boolean('is_walk_in').notNull(),
    needsOrder: boolean('needs_order').notNull(),
    isAtHome: boolean('is_at_home').notNull(),
    note: localized('note').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('facility_services_one').on(t.facilityId, t.kind, t.code)],
)
