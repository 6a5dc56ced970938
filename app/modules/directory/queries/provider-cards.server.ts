import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { rememberedOf } from '#app/core/page/page-revisions.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { acceptedPlansOf, type CardPlans, cardPlansOf } from '#app/modules/directory/card-plans.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { freshnessOf } from '#app/modules/directory/freshness.ts'
import { type DisplayName, displayName } from '#app/modules/directory/person-name.ts'
import { type ProviderPhoto, providerPicture } from '#app/modules/directory/provider-photo.ts'
import { isUnconfirmedRecord } from '#app/modules/directory/record-keeping.ts'
import type { SearchHit } from '#app/modules/directory/search/search-query.ts'
import { media, providers } from '#drizzle/schema/index.ts'
import { currentEndorsements } from './endorsements.server.ts'
import {
  findStaffLanguagesOf,
  findLanguagesOf,
  findLocationsOf,
  findPlansOf,
  findSpecialtiesOf,
} from './provider-parts.server.ts'
import { listPlanGroups } from './reference.server.ts'
import { isShownPhoto } from './shown-photo.server.ts'

/** A doctor in a list of results, in one locale. */
export type ProviderCard = {
  id: string
  slug: string
  specialtySlug: string
  name: DisplayName
  photo: ProviderPhoto | null
  specialties: string[]
  accepting: 'yes' | 'no' | 'limited' | 'unknown'
  offersTelehealth: boolean
  /** Languages that the provider speaks well enough to see patients in. */
  languages: string[]
  /** Languages of which the provider has the basics only. */
  basicLanguages: string[]
  /** Languages of the front desk or an interpreter at the shown place that the provider does not speak as well. */
  staffLanguages: string[]
  location: CardLocation | null
  moreLocations: number
  /** What is accepted at the shown location, as a card says it in a line; stale facts are left out. */
  plans: CardPlans
  cashPriceCents: number | null
  /** Associations that endorse the provider now. */
  endorsers: string[]
  isDemo: boolean
  /** Nobody has confirmed yet what the registry says. */
  isUnconfirmed: boolean
}

type CardLocation = {
  providerFacilityId: string
  slug: string
  nameEn: string
  neighborhood: string | null
  addressLine: string
  wayIn: string | null
  phone: string | null
  lat: number | null
  lng: number | null
  distanceMeters: number | null
}

type Location = Awaited<ReturnType<typeof findLocationsOf>>[number]

function cardLocation(location: Location, distanceMeters: number | null, locale: Locale): CardLocation {
  const street = [location.addressLine1, location.addressLine2].filter(Boolean).join(', ')
  return {
    providerFacilityId: location.id,
    slug: location.slug,
    nameEn: location.nameEn,
    neighborhood: location.neighborhoodName?.[locale] ?? null,
    addressLine: `${street}, ${location.city}, ${location.state} ${location.zip}`,
    wayIn: location.wayIn?.[locale] ?? null,
    phone: location.phone,
    lat: location.lat,
    lng: location.lng,
    distanceMeters,
  }
}

function selectListed(ids: readonly string[]) {
  return db
    .select({
      id: providers.id,
      slug: providers.slug,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
      accepting: providers.accepting,
      acceptingVerifiedAt: providers.acceptingVerifiedAt,
      offersTelehealth: providers.offersTelehealth,
      cashPriceCents: providers.cashPriceCents,
      isDemo: providers.isDemo,
      source: providers.source,
      userId: providers.userId,
      isProfileComplete: providers.isProfileComplete,
      photoSha256: media.sha256,
    })
    .from(providers)
    .leftJoin(media, isShownPhoto)
    .where(and(inArray(providers.id, [...ids]), eq(providers.status, 'listed')))
}

/** Lists whose rows are remembered: a list is made anew whenever somebody may have booked, and its doctors stay the same. */
const mostLists = 32

/** What the cards of some providers are made of, each by whose it is. */
const findStandingRows = rememberedOf(['directory', 'reference'], mostLists, async (listed) => {
  const ids = [...listed]
  const [rows, specialties, languages, locations, families] = await Promise.all([
    selectListed(ids),
    findSpecialtiesOf(ids),
    findLanguagesOf(ids),
    findLocationsOf(ids),
    listPlanGroups(),
  ])
  const [plans, staff] = locations.length
    ? await Promise.all([
        findPlansOf(locations.map((location) => location.id)),
        findStaffLanguagesOf([...new Set(locations.map((location) => location.facilityId))]),
      ])
    : [[], []]
  return {
    provider: new Map(rows.map((row) => [row.id, row])),
    specialties: groupBy(specialties, (row) => row.providerId),
    languages: groupBy(languages, (row) => row.providerId),
    locations: groupBy(locations, (row) => row.providerId),
    staff: groupBy(staff, (row) => row.facilityId),
    plans: groupBy(plans, (row) => row.providerFacilityId),
    families,
  }
})

/** The same with the endorsements, which begin and end by the clock. */
async function findCardRows(ids: readonly string[]) {
  const [rows, endorsements] = await Promise.all([findStandingRows(ids), currentEndorsements()])
  return { ...rows, endorsements: groupBy(endorsements, (row) => row.providerId) }
}

type CardRows = Awaited<ReturnType<typeof findCardRows>>

/** Languages by who speaks them: the doctor well, the doctor a little, and only the staff of the place. */
function languagesOf(rows: CardRows, providerId: string, location: Location | undefined, locale: Locale) {
  const known = rows.languages.get(providerId) ?? []
  const spoken = known.filter(({ level }) => level !== 'basic')
  const staff = (location ? (rows.staff.get(location.facilityId) ?? []) : []).filter(
    ({ id }) => !spoken.some((language) => language.id === id),
  )
  const named = (list: readonly { name: Record<Locale, string> }[]) => list.map(({ name }) => name[locale])
  return {
    languages: named(spoken),
    basicLanguages: named(known.filter((each) => !spoken.includes(each))),
    staffLanguages: [...new Set(named(staff))],
  }
}

type Asked = { locale: Locale; today: number; wantedPlans: readonly string[] }

/** The card of a hit; null when its provider is no longer listed. */
function cardOf(hit: SearchHit, rows: CardRows, { locale, today, wantedPlans }: Asked): ProviderCard | null {
  const row = rows.provider.get(hit.providerId)
  const [primary, ...others] = rows.specialties.get(hit.providerId) ?? []
  if (!row || !primary) return null
  const locations = rows.locations.get(row.id) ?? []
  const location = locations.find((each) => each.facilityId === hit.facilityId) ?? locations[0]
  const plans = location ? (rows.plans.get(location.id) ?? []) : []
  // Half a year without a word is no longer knowledge.
  const isForgotten = freshnessOf(row.acceptingVerifiedAt, today) === 'stale'
  return {
    id: row.id,
    slug: row.slug,
    specialtySlug: primary.slug,
    name: displayName(row, locale),
    photo: providerPicture(row),
    specialties: [primary, ...others].map((specialty) => specialty.name[locale]),
    accepting: isForgotten ? 'unknown' : (location?.accepting ?? row.accepting),
    offersTelehealth: row.offersTelehealth,
    ...languagesOf(rows, row.id, location, locale),
    location: location ? cardLocation(location, hit.distanceMeters, locale) : null,
    moreLocations: Math.max(0, locations.length - 1),
    plans: cardPlansOf(acceptedPlansOf(plans, rows.families, { locale, today }), wantedPlans),
    cashPriceCents: row.cashPriceCents,
    endorsers: (rows.endorsements.get(row.id) ?? []).map(({ name }) => name[locale]),
    isDemo: row.isDemo,
    isUnconfirmed: isUnconfirmedRecord(row),
  }
}

/**
 * The cards of search hits, in the order of the hits. A hit whose provider is no longer listed is left out. `wantedPlans`, ids of plans and keys
 * of the cards that people know, are those of which every card says whether they are accepted.
 */
export async function findProviderCards(
  hits: SearchHit[],
  locale: Locale,
  wantedPlans: readonly string[] = [],
): Promise<ProviderCard[]> {
  if (hits.length === 0) return []
  const rows = await findCardRows(hits.map((hit) => hit.providerId))
  const asked = { locale, today: now(), wantedPlans }
  return hits.flatMap((hit) => cardOf(hit, rows, asked) ?? [])
}
