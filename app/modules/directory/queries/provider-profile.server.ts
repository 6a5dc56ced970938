import { chineseName } from '../chinese-name.ts'
import { facilityName } from '../facility-name.ts'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { acceptedPlansOf, cardPlansOf } from '#app/modules/directory/card-plans.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { type Freshness, freshnessOf } from '#app/modules/directory/freshness.ts'
import { shownBio } from '#app/modules/directory/bio.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { providerPicture } from '#app/modules/directory/provider-photo.ts'
import { isUnclaimedRecord, isUnconfirmedRecord } from '#app/modules/directory/record-keeping.ts'
import { facilityHours, media, providerCredentials, providers } from '#drizzle/schema/index.ts'
import { endorsementsOf } from './endorsements.server.ts'
import {
  findStaffLanguagesOf,
  findLanguagesOf,
  findLocationsOf,
  findPlansOf,
  findSpecialtiesOf,
} from './provider-parts.server.ts'
import { findRedirect, listPlanGroups } from './reference.server.ts'
import { isShownPhoto } from './shown-photo.server.ts'

/** Cards that people know, named before the list of all plans is opened. */
const familiesInLine = 5

export type PlanFact = {
  slug: string
  name: string
  state: 'accepted' | 'not_accepted' | 'unknown'
  freshness: Freshness
  verifiedAt: number | null
}

function hoursOf(facilityIds: string[]) {
  return db
    .select({
      facilityId: facilityHours.facilityId,
      weekday: facilityHours.weekday,
      opens: facilityHours.opens,
      closes: facilityHours.closes,
    })
    .from(facilityHours)
    .where(inArray(facilityHours.facilityId, facilityIds))
    .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id))
}

function credentialsOf(providerId: string) {
  return db
    .select({
      kind: providerCredentials.kind,
      issuer: providerCredentials.issuer,
      title: providerCredentials.title,
      numberMasked: providerCredentials.numberMasked,
      state: providerCredentials.state,
      verifyState: providerCredentials.verifyState,
      endsOn: providerCredentials.endsOn,
    })
    .from(providerCredentials)
    .where(eq(providerCredentials.providerId, providerId))
    .orderBy(asc(providerCredentials.kind), asc(providerCredentials.startsOn), asc(providerCredentials.id))
}

/** Where a provider's address leads: the profile's own row, another slug (wrong case, renamed, merged), or nowhere. */
export async function resolveProvider(given: string) {
  // PostgreSQL refuses U+0000 in a text, and no slug has one.
  if (given.includes('\0')) return { provider: null, movedTo: null }
  const slug = given.toLowerCase()
  const [row] = await db
    .select({ ...getTableColumns(providers), photoSha256: media.sha256 })
    .from(providers)
    .leftJoin(media, isShownPhoto)
    .where(and(eq(providers.slug, slug), inArray(providers.status, ['listed', 'retired'])))
    .limit(1)
  if (!row) return { provider: null, movedTo: await findRedirect('provider', slug) }
  // Who has retired in favor of somebody leads there; a page that is there does not move.
  const successor = row.status === 'retired' ? await findRedirect('provider', slug) : null
  if (successor !== null) return { provider: null, movedTo: successor }
  return slug === given ? { provider: row, movedTo: null } : { provider: null, movedTo: slug }
}

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof resolveProvider>>['provider']>

/** When the record was gone through, while that is not long ago; who has retired is no longer asked, and a public record is nobody's word. */
const checkedAtOf = (row: ProviderRow, today: number) =>
  row.status === 'listed' && !isUnconfirmedRecord(row) && freshnessOf(row.verifiedAt, today) === 'fresh'
    ? row.verifiedAt
    : null

/** What a profile says of the provider apart from fields, languages and places. */
function ownFacts(row: ProviderRow, locale: Locale, today: number) {
  const bio = shownBio(row.bio, locale)
  return {
    id: row.id,
    slug: row.slug,
    npi: row.npi,
    isRetired: row.status === 'retired',
    name: displayName(row, locale),
    title: row.title,
    // Who has retired is remembered by name; the photo is no longer handed out.
    photo: row.status === 'listed' ? providerPicture(row) : null,
    pronunciation: row.nameHans ? { pinyin: row.pronunciationPinyin, jyutping: row.pronunciationJyutping } : null,
    gender: row.gender,
    bio: bio?.locale === locale ? bio.text : null,
    isBioConverted: bio?.isConverted ?? false,
    bioElsewhere: bio && bio.locale !== locale ? bio : null,
    practicingSince: row.practicingSince,
    accepting: row.accepting,
    acceptingFreshness: freshnessOf(row.acceptingVerifiedAt, today),
    offersTelehealth: row.offersTelehealth,
    minAge: row.minAge,
    maxAge: row.maxAge,
    cashPriceCents: row.cashPriceCents,
    cashPriceNote: row.cashPriceNote?.[locale] ?? null,
    faq: (row.faq ?? []).map(({ question, answer }) => ({
      question: question[locale] ?? '',
      answer: answer[locale] ?? '',
    })),
    verifiedAt: row.verifiedAt,
    checkedAt: checkedAtOf(row, today),
    isDemo: row.isDemo,
    isUnclaimed: isUnclaimedRecord(row),
    isUnconfirmed: isUnconfirmedRecord(row),
    registryUpdatedOn: row.registryUpdatedOn,
    isClaimed: row.source === 'self' || row.userId !== null,
  }
}

type Location = Awaited<ReturnType<typeof findLocationsOf>>[number]
type Plan = Awaited<ReturnType<typeof findPlansOf>>[number]

/** What hangs on places: plans by practice, hours and staff's languages by facility. */
async function findRowsAt(locations: readonly Location[]) {
  const facilityIds = locations.map((location) => location.facilityId)
  const [plans, hours, staff] = locations.length
    ? await Promise.all([
        findPlansOf(locations.map((location) => location.id)),
        hoursOf(facilityIds),
        findStaffLanguagesOf(facilityIds),
      ])
    : [[], [], []]
  return {
    plans: groupBy(plans, (plan) => plan.providerFacilityId),
    hours: groupBy(hours, (period) => period.facilityId),
    staff: groupBy(staff, (language) => language.facilityId),
  }
}

function planFact(plan: Plan, locale: Locale, today: number): PlanFact {
  return {
    slug: plan.slug,
    name: plan.name[locale],
    state: plan.state,
    freshness: freshnessOf(plan.verifiedAt, today),
    verifiedAt: plan.verifiedAt,
  }
}

/** Where a place is and how one gets in, by phone or by foot. */
function locationFacts(location: Location, locale: Locale) {
  const street = [location.addressLine1, location.addressLine2].filter(Boolean).join(', ')
  return {
    id: location.id,
    facilityId: location.facilityId,
    slug: location.slug,
    isBookable: location.isBookable,
    type: location.type,
    name: facilityName(location, locale),
    nameEn: location.nameEn,
    // A place that the registry import knows by its address only bears the address for a name.
    isNamedByAddress: location.nameEn === street,
    nameChinese: chineseName(location, locale),
    addressLines: [street, `${location.city}, ${location.state} ${location.zip}`] as const,
    neighborhood: location.neighborhoodSlug
      ? { slug: location.neighborhoodSlug, name: location.neighborhoodName![locale] }
      : null,
    lat: location.lat,
    lng: location.lng,
    isRoughlyLocated: location.geocodeAccuracy !== null && location.geocodeAccuracy !== 'rooftop',
    phone: location.phone,
    isOwnPhone: location.isOwnPhone,
    phoneExt: location.phoneExt,
    website: location.website,
    timeZone: location.timeZone,
    wayIn: location.wayIn?.[locale] ?? null,
    parking: location.parking?.[locale] ?? null,
    isWheelchairAccessible: location.isWheelchairAccessible,
    hasElevator: location.hasElevator,
    acceptsWalkIn: location.acceptsWalkIn,
  }
}

/** Everything a profile shows of a provider, in one locale. Hidden columns never leave this function. */
export async function getProviderProfile(row: ProviderRow, locale: Locale) {
  const [specialtyRows, languageRows, locationRows, credentials, endorsements, families] = await Promise.all([
    findSpecialtiesOf([row.id]),
    findLanguagesOf([row.id]),
    findLocationsOf([row.id]),
    credentialsOf(row.id),
    endorsementsOf(row.status === 'listed' ? row.id : null, locale),
    listPlanGroups(),
  ])
  const { plans, hours, staff } = await findRowsAt(locationRows)
  const today = now()
  return {
    ...ownFacts(row, locale, today),
    specialties: specialtyRows.map(({ id, slug, name, isBoardCertified }) => ({
      id,
      slug,
      name: name[locale],
      isBoardCertified,
    })),
    languages: languageRows.map(({ id, name, level }) => ({ id, name: name[locale], level })),
    credentials,
    endorsements,
    locations: locationRows.map((location) => ({
      ...locationFacts(location, locale),
      hours: hours.get(location.facilityId) ?? [],
      staffLanguages: (staff.get(location.facilityId) ?? []).map(({ name, who }) => ({ name: name[locale], who })),
      plans: (plans.get(location.id) ?? []).map((plan) => planFact(plan, locale, today)),
      planLine: cardPlansOf(
        acceptedPlansOf(plans.get(location.id) ?? [], families, { locale, today }),
        [],
        familiesInLine,
      ),
    })),
  }
}

export type ProviderProfile = Awaited<ReturnType<typeof getProviderProfile>>
