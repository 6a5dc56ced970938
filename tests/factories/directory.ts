import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import {
  carriers,
  facilities,
  facilityHours,
  facilityLanguages,
  languages,
  neighborhoods,
  planGroups,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
  providerSearchNames,
  providerSpecialties,
  specialties,
  symptoms,
} from '#drizzle/schema/index.ts'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** One text for all three locales, or each by itself. */
export const tri = (hans: string, hant = hans, en = hans): Localized => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  'en-US': en,
})
export const triList = (hans: string[] = [], hant: string[] = [], en: string[] = []): LocalizedList => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  'en-US': en,
})

let serial = 0
const nextSlug = (kind: string) => `${kind}-${++serial}`

export async function insertSpecialty(
  tx: Transaction,
  overrides: Partial<Row<typeof specialties>> & { id: string },
): Promise<string> {
  const { id } = overrides
  await tx.insert(specialties).values({
    slug: id,
    nuccCodes: [],
    name: tri(id),
    aliases: triList(),
    bodyArea: 'general',
    isSensitive: false,
    description: tri(''),
    whenToGo: triList(),
    questionsToAsk: triList(),
    sort: 1,
    ...overrides,
  })
  return id
}

export async function insertSymptom(
  tx: Transaction,
  overrides: Partial<Row<typeof symptoms>> & { id: string },
): Promise<string> {
  await tx.insert(symptoms).values({
    name: tri(overrides.id),
    aliases: triList(),
    specialtyIds: [],
    isUrgent: false,
    sort: 1,
    ...overrides,
  })
  return overrides.id
}

export async function insertLanguage(
  tx: Transaction,
  overrides: Partial<Row<typeof languages>> & { id: string },
): Promise<string> {
  await tx.insert(languages).values({
    name: tri(overrides.id),
    aliases: triList(),
    isDialect: true,
    isFilter: true,
    sort: 1,
    ...overrides,
  })
  return overrides.id
}

export async function insertNeighborhood(
  tx: Transaction,
  overrides: Partial<Row<typeof neighborhoods>> & { id: string },
): Promise<string> {
  await tx.insert(neighborhoods).values({
    slug: overrides.id,
    name: tri(overrides.id),
    aliases: triList(),
    borough: 'queens',
    state: 'NY',
    county: 'Queens',
    lat: 40.7583,
    lng: -73.8294,
    radiusMeters: 1500,
    zips: [],
    guide: tri(''),
    transit: tri(''),
    isIndexable: true,
    sort: 1,
    ...overrides,
  })
  return overrides.id
}

/** A plan, and its carrier when that is missing. */
export async function insertPlan(
  tx: Transaction,
  overrides: Partial<Row<typeof plans>> & { id: string },
): Promise<string> {
  const carrierId = overrides.carrierId ?? 'carrier'
  await tx
    .insert(carriers)
    .values({ id: carrierId, name: tri(carrierId), aliases: triList(), kind: 'private', sort: 1 })
    .onConflictDoNothing()
  await tx.insert(plans).values({
    slug: overrides.id,
    name: tri(overrides.id),
    aliases: triList(),
    line: 'commercial',
    counties: [],
    isRetired: false,
    sort: 1,
    ...overrides,
    carrierId,
  })
  return overrides.id
}

export async function insertPlanGroup(
  tx: Transaction,
  overrides: Partial<Row<typeof planGroups>> & Pick<Row<typeof planGroups>, 'id' | 'lines'>,
): Promise<string> {
  await tx.insert(planGroups).values({ name: tri(overrides.id), aliases: triList(), sort: 1, ...overrides })
  return overrides.id
}

export type FacilityOverrides = Partial<Row<typeof facilities>> & {
  hours?: { weekday: number; opens: string; closes: string }[]
  staffLanguages?: { languageId: string; who: Row<typeof facilityLanguages>['who'] }[]
}

/** Places that tests of this process have made. */
export const madeFacilityIds: string[] = []

/** An active practice in New York with no hours and no stated languages; answers its id. */
export async function insertFacility(tx: Transaction, overrides: FacilityOverrides = {}): Promise<string> {
  const { hours = [], staffLanguages = [], ...columns } = overrides
  const row: Row<typeof facilities> = {
    id: newId(),
    slug: nextSlug('facility'),
    nameEn: 'Harbor Practice',
    type: 'practice',
    status: 'active',
    addressLine1: '1 Test Street',
    city: 'New York',
    state: 'NY',
    zip: '10013',
    country: 'US',
    timeZone: 'America/New_York',
    isWheelchairAccessible: false,
    hasElevator: false,
    acceptsWalkIn: false,
    addressVerified: 'confirmed',
    source: 'self',
    isDemo: true,
    editedFields: [],
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    ...columns,
  }
  await tx.insert(facilities).values(row)
  madeFacilityIds.push(row.id)
  if (hours.length > 0)
    await tx.insert(facilityHours).values(hours.map((each) => ({ id: newId(), facilityId: row.id, ...each })))
  if (staffLanguages.length > 0)
    await tx
      .insert(facilityLanguages)
      .values(staffLanguages.map((each) => ({ id: newId(), facilityId: row.id, ...each })))
  return row.id
}

type Practice = {
  facilityId: string
  plans?: { planId: string; state?: 'accepted' | 'not_accepted' | 'unknown'; verifiedAt?: number | null }[]
} & Partial<Row<typeof providerFacilities>>

export type ProviderOverrides = Partial<Row<typeof providers>> & {
  /** Specialty ids, the first being the primary one. */
  specialties?: string[]
  languages?: { languageId: string; level?: 'native' | 'fluent' | 'basic' }[]
  searchNames?: Pick<Row<typeof providerSearchNames>, 'form' | 'value'>[]
  /** Where the provider works, the first being the primary place; a new facility when left out. */
  practices?: Practice[]
}

/** A listed provider with a place to be found at; answers the id. */
export async function insertProvider(tx: Transaction, overrides: ProviderOverrides = {}): Promise<string> {
  const { specialties: specialtyIds = [], languages: spoken = [], searchNames = [], practices, ...columns } = overrides
  const row: Row<typeof providers> = {
    id: newId(),
    slug: nextSlug('provider'),
    status: 'listed',
    legalFirst: 'Test',
    legalLast: 'Person',
    gender: 'undisclosed',
    tier: 1,
    careCoordinationEnabled: false,
    isProfileComplete: false,
    accepting: 'unknown',
    offersTelehealth: false,
    source: 'self',
    isDemo: true,
    editedFields: [],
    qualityScore: 0,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    ...columns,
  }
  await tx.insert(providers).values(row)
  const providerId = row.id
  for (const [index, specialtyId] of specialtyIds.entries()) {
    await tx
      .insert(providerSpecialties)
      .values({ id: newId(), providerId, specialtyId, isPrimary: index === 0, isBoardCertified: false })
  }
  for (const { languageId, level = 'fluent' } of spoken) {
    await tx.insert(providerLanguages).values({ id: newId(), providerId, languageId, level })
  }
  for (const name of searchNames) await tx.insert(providerSearchNames).values({ id: newId(), providerId, ...name })
  const at = practices ?? [{ facilityId: await insertFacility(tx) }]
  for (const [index, { plans: accepted = [], ...practice }] of at.entries()) {
    const id = newId()
    await tx.insert(providerFacilities).values({
      id,
      providerId,
      role: 'attending',
      isBookable: false,
      isPrimary: index === 0,
      ...practice,
    })
    for (const { planId, state = 'accepted', verifiedAt = now() } of accepted) {
      await tx
        .insert(providerFacilityPlans)
        .values({ id: newId(), providerFacilityId: id, planId, state, verifiedAt, verifiedBy: 'phone' })
    }
  }
  return providerId
}
