import type { Locale } from '#app/core/i18n/locale.ts'
import { placements } from '#app/modules/promotion/placements.ts'
import { libraryTables } from './library-tables.ts'
import { aliases, day, flag, name, prose, type ReferenceTable, slug, sort } from './table-columns.ts'

const bodyAreas = [
  ...['bones-and-muscles', 'brain-and-nerves', 'cancer-and-blood', 'children', 'chinese-medicine', 'digestion'],
  ...['emergency-and-hospital', 'eyes-ears-nose-throat', 'general', 'heart-and-lungs', 'hormones-and-immunity'],
  ...['imaging-and-labs', 'kidney-and-urinary', 'mind', 'other', 'skin', 'surgery', 'teeth', 'women'],
] as const
const boroughs = [
  ...['manhattan', 'queens', 'brooklyn', 'bronx', 'staten-island', 'long-island', 'westchester', 'new-jersey'],
] as const
const lines = [
  ...['medicaid', 'medicare_adv', 'dual', 'essential', 'chp', 'qhp', 'commercial', 'mltc', 'map', 'dental', 'vision'],
  ...['workers_comp', 'no_fault', 'cash_program', 'medicare_ffs'],
] as const
const locales: readonly Locale[] = ['zh-Hans', 'zh-Hant', 'en-US']

/** Every reference table that is maintained here; the order is that of the page. */
export const referenceTables: readonly ReferenceTable[] = [
  {
    key: 'specialties',
    tableName: 'specialties',
    title: 'name',
    retires: 'specialty',
    columns: [
      { name: 'slug', ...slug, unique: true },
      name,
      aliases,
      { name: 'bodyArea', kind: 'choice', choices: bodyAreas },
      { name: 'nuccCodes', kind: 'list', optional: true, pattern: /^[0-9A-Z]{9}X$/ },
      { name: 'parentId', kind: 'link', to: 'specialties', optional: true },
      flag('isSensitive'),
      prose('description'),
      { name: 'whenToGo', kind: 'wordList', optional: true, max: 300 },
      { name: 'questionsToAsk', kind: 'wordList', optional: true, max: 300 },
      sort,
    ],
  },
  {
    key: 'symptoms',
    tableName: 'symptoms',
    title: 'name',
    columns: [name, aliases, { name: 'specialtyIds', kind: 'links', to: 'specialties' }, flag('isUrgent'), sort],
  },
  {
    key: 'neighborhoods',
    tableName: 'neighborhoods',
    title: 'name',
    retires: 'neighborhood',
    columns: [
      { name: 'slug', ...slug, unique: true },
      name,
      aliases,
      { name: 'borough', kind: 'choice', choices: boroughs },
      { name: 'state', kind: 'text', pattern: /^[A-Z]{2}$/ },
      { name: 'county', kind: 'text', max: 60 },
      { name: 'lat', kind: 'decimal', min: 39, max: 43 },
      { name: 'lng', kind: 'decimal', min: -76, max: -71 },
      { name: 'radiusMeters', kind: 'whole', min: 100, max: 30_000 },
      { name: 'zips', kind: 'list', optional: true, pattern: /^\d{5}$/ },
      prose('guide'),
      prose('transit'),
      flag('isIndexable'),
      sort,
    ],
  },
  {
    key: 'languages',
    tableName: 'languages',
    title: 'name',
    columns: [name, aliases, flag('isDialect'), flag('isFilter'), sort],
  },
  {
    key: 'carriers',
    tableName: 'carriers',
    title: 'name',
    columns: [
      name,
      aliases,
      { name: 'kind', kind: 'choice', choices: ['public', 'private', 'union', 'program'] },
      { name: 'chineseHotline', kind: 'text', optional: true, pattern: /^\+[1-9]\d{6,14}$/ },
      { name: 'website', kind: 'text', optional: true, max: 300, pattern: /^https:\/\/\S+$/ },
      { name: 'payerCode', kind: 'text', optional: true, max: 20 },
      sort,
    ],
  },
  {
    key: 'plans',
    tableName: 'plans',
    title: 'name',
    retires: 'plan',
    ascending: [['effectiveFrom', 'effectiveTo']],
    columns: [
      { name: 'slug', ...slug, pattern: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, unique: true },
      { name: 'carrierId', kind: 'link', to: 'carriers' },
      name,
      aliases,
      { name: 'line', kind: 'choice', choices: lines },
      { name: 'counties', kind: 'list', optional: true, max: 60 },
      day('effectiveFrom'),
      day('effectiveTo'),
      flag('isRetired'),
      sort,
    ],
  },
  {
    key: 'planGroups',
    tableName: 'plan_groups',
    title: 'name',
    columns: [name, aliases, { name: 'lines', kind: 'choices', choices: lines, choiceWords: 'line' }, sort],
  },
  {
    key: 'decisionReasons',
    tableName: 'decision_reasons',
    title: 'text',
    columns: [
      { name: 'decision', kind: 'choice', choices: ['return', 'reject'] },
      {
        name: 'queues',
        kind: 'choices',
        choices: ['doctors', 'descriptions', 'photos', 'updates', 'associations', 'promotion'],
      },
      { name: 'text', kind: 'words', long: true, max: 500 },
      flag('isActive'),
      sort,
    ],
  },
  {
    key: 'bannedClaims',
    tableName: 'banned_claims',
    title: 'phrase',
    columns: [
      { name: 'locale', kind: 'choice', choices: locales },
      { name: 'phrase', kind: 'text', max: 80 },
      { name: 'kind', kind: 'choice', choices: ['cure', 'guarantee', 'superlative', 'safety', 'secret'] },
      flag('isActive'),
    ],
  },
  {
    key: 'tierOffers',
    tableName: 'tier_offers',
    title: 'id',
    columns: [
      { name: 'tier', kind: 'whole', min: 1, max: 4, unique: true, settled: true },
      { name: 'monthlyCents', kind: 'whole', min: 0, max: 10_000_000 },
      { name: 'yearlyCents', kind: 'whole', min: 0, max: 100_000_000 },
      { name: 'locations', kind: 'whole', optional: true, min: 1, max: 10_000 },
      { name: 'seats', kind: 'whole', optional: true, min: 1, max: 10_000 },
      { name: 'monthlyPosts', kind: 'whole', optional: true, min: 0, max: 10_000 },
      { name: 'trialDays', kind: 'whole', min: 0, max: 365 },
      flag('isSold'),
    ],
  },
  {
    key: 'coupons',
    tableName: 'membership_coupons',
    title: 'code',
    ascending: [['startsOn', 'endsOn']],
    columns: [
      { name: 'code', kind: 'text', max: 24, pattern: /^[A-Z0-9-]{3,24}$/, unique: true },
      { name: 'percentOff', kind: 'whole', optional: true, min: 1, max: 100 },
      { name: 'amountOffCents', kind: 'whole', optional: true, min: 1, max: 10_000_000 },
      {
        name: 'tiers',
        kind: 'choices',
        optional: true,
        choices: ['2', '3', '4'],
        choiceWords: 'tier',
      },
      day('startsOn'),
      day('endsOn'),
      { name: 'mostUses', kind: 'whole', optional: true, min: 1, max: 1_000_000 },
      flag('isActive'),
    ],
  },
  {
    key: 'promotionRates',
    tableName: 'promotion_rates',
    title: 'id',
    columns: [
      { name: 'placement', kind: 'choice', choices: placements, unique: true, settled: true },
      { name: 'weeklyCents', kind: 'whole', min: 100, max: 10_000_000 },
      { name: 'slots', kind: 'whole', min: 1, max: 50 },
      flag('isSold'),
    ],
  },
  ...libraryTables,
]

/** The table that an address names; null when there is none. */
export const referenceTableOf = (key: string): ReferenceTable | null =>
  referenceTables.find((table) => table.key === key) ?? null

/** Ids of new rows: such as addresses and BCP 47 tags are made of. A number alone could be a telephone's; `new` is the form of a new row. */
export const idPattern = /^(?!\d+$|new$)[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/
