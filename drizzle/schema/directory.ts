import type { Localized } from '#app/core/i18n/locale.ts'
import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  money,
  real,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'
import { languages, neighborhoods, plans, specialties } from './reference.ts'

export const providerStatuses = ['draft', 'pending', 'listed', 'unlisted', 'suspended', 'retired', 'merged'] as const
export const genders = ['f', 'm', 'x', 'undisclosed'] as const
export const acceptingStates = ['yes', 'no', 'limited', 'unknown'] as const
export const recordSources = ['demo', 'self', 'admin', 'registry'] as const

/** A person who treats patients (FHIR Practitioner). */
export const providers = table(
  'providers',
  {
    id: id(),
    npi: text('npi').unique(),
    /** The account of this person; null until the profile is claimed. */
    userId: text('user_id'),
    slug: text('slug').notNull().unique(),
    status: text('status', { enum: providerStatuses }).notNull(),
    mergedIntoId: text('merged_into_id'),
    legalFirst: text('legal_first').notNull(),
    legalLast: text('legal_last').notNull(),
    legalMiddle: text('legal_middle'),
    /** The English name used day to day ("Lily Chen"), when it differs from the legal one. */
    preferredName: text('preferred_name'),
    nameHans: text('name_hans'),
    nameHant: text('name_hant'),
    pronunciationPinyin: text('pronunciation_pinyin'),
    pronunciationJyutping: text('pronunciation_jyutping'),
    /** Post-nominal credential: MD, DO, DDS, NP … */
    title: text('title'),
    gender: text('gender', { enum: genders }).notNull(),
    /** At least one language; `draft` is the Chinese text that was converted from the other and that nobody has read since. */
    bio: json<Localized & { draft?: 'zh-Hans' | 'zh-Hant' }>('bio'),
    photoId: text('photo_id'),
    /** Calendar year in which practice began. */
    practicingSince: integer('practicing_since'),
    tier: integer('tier').notNull(),
    careCoordinationEnabled: boolean('care_coordination_enabled').notNull(),
    careCoordinationRole: text('care_coordination_role'),
    isProfileComplete: boolean('is_profile_complete').notNull(),
    accepting: text('accepting', { enum: acceptingStates }).notNull(),
    acceptingVerifiedAt: instant('accepting_verified_at'),
    offersTelehealth: boolean('offers_telehealth').notNull(),
    /** Ages seen, in completed years; null means no limit stated. */
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    cashPriceNote: localized('cash_price_note'),
    /** First-visit cash price in cents. */
    cashPriceCents: money('cash_price_cents'),
    faq: json<{ question: Record<string, string>; answer: Record<string, string> }[]>('faq'),
    source: text('source', { enum: recordSources }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** Columns a person has set; the registry import never overwrites these. */
    editedFields: json<string[]>('edited_fields').notNull(),
    /** Last Update Date of the registry row last applied, "YYYY-MM-DD". */
    registryUpdatedOn: text('registry_updated_on'),
    registryDigest: text('registry_digest'),
    verifiedAt: instant('verified_at'),
    qualityScore: integer('quality_score').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('providers_status').on(t.status, t.id),
    index('providers_name').on(t.legalLast, t.legalFirst, t.id),
    uniqueIndex('providers_user').on(t.userId),
  ],
)

/** Spellings a person supplied. The derived ones (pinyin, Jyutping, romanisations) are computed by the search index. */
export const providerSearchNames = table(
  'provider_search_names',
  {
    id: id(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    form: text('form', {
      enum: ['hans', 'hant', 'pinyin', 'jyutping', 'hk_roman', 'tw_roman', 'english', 'alias'],
    }).notNull(),
    value: text('value').notNull(),
  },
  (t) => [index('provider_search_names_provider').on(t.providerId)],
)

export const providerCredentials = table(
  'provider_credentials',
  {
    id: id(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    kind: text('kind', {
      enum: [
        'license',
        'board',
        'dea',
        'education',
        'residency',
        'fellowship',
        'hospital',
        'civil_surgeon',
        'language_cert',
      ],
    }).notNull(),
    /** Kept in English, as front desks and insurers read it. */
    issuer: text('issuer').notNull(),
    title: text('title').notNull(),
    numberMasked: text('number_masked'),
    state: text('state'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
    verifyState: text('verify_state', { enum: ['unverified', 'verified', 'failed', 'expired'] }).notNull(),
    verifiedBy: text('verified_by'),
    verifiedAt: instant('verified_at'),
    evidenceId: text('evidence_id'),
  },
  (t) => [index('provider_credentials_provider').on(t.providerId, t.kind)],
)

export const providerSpecialties = table(
  'provider_specialties',
  {
    id: id(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    specialtyId: text('specialty_id')
      .notNull()
      .references(() => specialties.id),
    isPrimary: boolean('is_primary').notNull(),
    isBoardCertified: boolean('is_board_certified').notNull(),
  },
  (t) => [
    uniqueIndex('provider_specialties_pair').on(t.providerId, t.specialtyId),
    index('provider_specialties_specialty').on(t.specialtyId, t.providerId),
  ],
)

export const providerLanguages = table(
  'provider_languages',
  {
    id: id(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    languageId: text('language_id')
      .notNull()
      .references(() => languages.id),
    level: text('level', { enum: ['native', 'fluent', 'basic'] }).notNull(),
  },
  (t) => [
    uniqueIndex('provider_languages_pair').on(t.providerId, t.languageId),
    index('provider_languages_language').on(t.languageId, t.providerId),
  ],
)

export const facilityTypes = [
  'practice',
  'hospital',
  'urgent_care',
  'lab',
  'imaging',
  'pharmacy',
  'fqhc',
  'dental',
  'tcm',
  'other',
] as const

/** An address where care is given (FHIR Location and Organization). */
export const facilities = table(
  'facilities',
  {
    id: id(),
    npi: text('npi').unique(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameHans: text('name_hans'),
    nameHant: text('name_hant'),
    type: text('type', { enum: facilityTypes }).notNull(),
    status: text('status', { enum: ['pending', 'active', 'closed', 'merged'] }).notNull(),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    addressLine3: text('address_line3'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    country: text('country').notNull(),
    lat: real('lat'),
    lng: real('lng'),
    geocodeAccuracy: text('geocode_accuracy', { enum: ['rooftop', 'zip', 'neighborhood'] }),
    neighborhoodId: text('neighborhood_id').references(() => neighborhoods.id),
    phone: text('phone'),
    fax: text('fax'),
    email: text('email'),
    website: text('website'),
    wechat: text('wechat'),
    /** IANA zone in which every wall time of this facility is read. */
    timeZone: text('time_zone').notNull(),
    /** How to get there from the nearest subway or bus stop. */
    wayIn: localized('way_in'),
    parking: localized('parking'),
    isWheelchairAccessible: boolean('is_wheelchair_accessible').notNull(),
    hasElevator: boolean('has_elevator').notNull(),
    acceptsWalkIn: boolean('accepts_walk_in').notNull(),
    addressVerified: text('address_verified', { enum: ['exact', 'confirmed', 'unverified'] }).notNull(),
    mergedIntoId: text('merged_into_id'),
    source: text('source', { enum: recordSources }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    editedFields: json<string[]>('edited_fields').notNull(),
    registryDigest: text('registry_digest'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('facilities_neighborhood').on(t.neighborhoodId, t.type),
    index('facilities_zip').on(t.zip, t.addressLine1),
  ],
)

/** Days on which a provider, a facility or a provider at a facility is closed (holidays, leave). */
export const closures = table(
  'closures',
  {
    id: id(),
    scope: text('scope', { enum: ['provider', 'facility', 'provider_facility'] }).notNull(),
    scopeId: text('scope_id').notNull(),
    /** Local dates "YYYY-MM-DD", both included. */
    dateFrom: text('date_from').notNull(),
    dateTo: text('date_to').notNull(),
    part: text('part', { enum: ['all', 'am', 'pm', 'times'] }).notNull(),
    /** Wall times "HH:MM", only when part is `times`. */
    startsAt: text('starts_at'),
    endsAt: text('ends_at'),
    reason: localized('reason'),
    holidayCode: text('holiday_code'),
    createdBy: text('created_by'),
    createdAt: createdAt(),
  },
  (t) => [index('closures_scope').on(t.scope, t.scopeId, t.dateFrom)],
)

/** Weekly opening hours; several rows a day are several periods. */
export const facilityHours = table(
  'facility_hours',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** ISO 8601: Monday is 1, Sunday 7. */
    weekday: integer('weekday').notNull(),
    /** Wall time "HH:MM" in the facility's zone; `closes` may be "24:00" and is always later than `opens`. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (t) => [index('facility_hours_facility').on(t.facilityId, t.weekday, t.opens)],
)

export const facilityLanguages = table(
  'facility_languages',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    languageId: text('language_id')
      .notNull()
      .references(() => languages.id),
    who: text('who', { enum: ['doctor', 'front_desk', 'interpreter_onsite', 'interpreter_phone'] }).notNull(),
  },
  (t) => [uniqueIndex('facility_languages_triple').on(t.facilityId, t.languageId, t.who)],
)

/** A provider at a facility (FHIR PractitionerRole): plans and acceptance hang here, not on the person. */
export const providerFacilities = table(
  'provider_facilities',
  {
    id: id(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    role: text('role', { enum: ['owner', 'attending', 'associate', 'visiting'] }).notNull(),
    activeFrom: text('active_from'),
    activeTo: text('active_to'),
    phoneExt: text('phone_ext'),
    /** The provider's own number at this facility as the registry has it, E.164; shown where the facility has none. */
    phone: text('phone'),
    accepting: text('accepting', { enum: acceptingStates }),
    isBookable: boolean('is_bookable').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    color: text('color'),
  },
  (t) => [
    uniqueIndex('provider_facilities_pair').on(t.providerId, t.facilityId),
    index('provider_facilities_facility').on(t.facilityId, t.providerId),
  ],
)

/** Whether a plan is accepted by one provider at one location, and how fresh that knowledge is. */
export const providerFacilityPlans = table(
  'provider_facility_plans',
  {
    id: id(),
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    state: text('state', { enum: ['accepted', 'not_accepted', 'unknown'] }).notNull(),
    verifiedAt: instant('verified_at'),
    verifiedBy: text('verified_by', { enum: ['provider', 'phone', 'sync', 'patient_report'] }),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('provider_facility_plans_pair').on(t.providerFacilityId, t.planId),
    index('provider_facility_plans_plan').on(t.planId, t.providerFacilityId),
  ],
)

/** An uploaded picture or document; the bytes are in storage, never in the database. */
export const media = table(
  'media',
  {
    id: id(),
    ownerType: text('owner_type').notNull(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    alt: localized('alt'),
    state: text('state', { enum: ['uploaded', 'pending', 'approved', 'rejected', 'removed'] }).notNull(),
    variants: json<Record<string, string>>('variants').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('media_owner').on(t.ownerType, t.ownerId)],
)
