import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import {
  facilityHours,
  facilityLanguages,
  providerLanguages,
  providers,
  providerSearchNames,
  providerSpecialties,
} from '#drizzle/schema/index.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { staleDays } from '#app/modules/directory/freshness.ts'
import { planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { always, dayOf, type SearchDocument, type SearchFacts } from './document.ts'
import {
  readGroupsOfLine,
  selectProviderFacilities,
  selectPlanFacts,
  selectProviders,
  type ProviderFacilityRow,
  type PlanFact,
  type ProviderRow,
} from './document-rows.server.ts'
import { nameForms } from '../romanization/name-forms.ts'
import { facilityTerms, nameTerms, numberTerms } from './terms.ts'

/** Providers read at once. */
export const readSize = 400

/** What hangs on providers and their places, by whose it is; each list in a settled order. */
async function readParts(reader: Reader, providerIds: readonly string[], rows: readonly ProviderFacilityRow[]) {
  const people = [...providerIds]
  const facilityIds = [...new Set(rows.map((providerFacility) => providerFacility.facilityId))]
  const [names, specialties, languages, hours, staff] = [
    await reader
      .select()
      .from(providerSearchNames)
      .where(inArray(providerSearchNames.providerId, people))
      .orderBy(asc(providerSearchNames.id)),
    await reader
      .select()
      .from(providerSpecialties)
      .where(inArray(providerSpecialties.providerId, people))
      .orderBy(asc(providerSpecialties.id)),
    await reader
      .select()
      .from(providerLanguages)
      .where(inArray(providerLanguages.providerId, people))
      .orderBy(asc(providerLanguages.id)),
    await reader
      .select()
      .from(facilityHours)
      .where(inArray(facilityHours.facilityId, facilityIds))
      .orderBy(asc(facilityHours.id)),
    await reader
      .select()
      .from(facilityLanguages)
      .where(inArray(facilityLanguages.facilityId, facilityIds))
      .orderBy(asc(facilityLanguages.id)),
  ]
  return {
    names: groupBy(names, (row) => row.providerId),
    specialties: groupBy(specialties, (row) => row.providerId),
    languages: groupBy(languages, (row) => row.providerId),
    hours: groupBy(hours, (row) => row.facilityId),
    staff: groupBy(staff, (row) => row.facilityId),
    plans: groupBy(await selectPlanFacts(reader, rows), (row) => row.practiceId),
    groupsOfLine: await readGroupsOfLine(reader),
  }
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** What the documents of a provider have in common. */
function personFacts(person: ProviderRow, { specialties, languages }: Parts) {
  return {
    providerId: person.id,
    specialtyIds: (specialties.get(person.id) ?? []).map((row) => row.specialtyId),
    doctorLanguageIds: (languages.get(person.id) ?? [])
      .filter((row) => row.level !== 'basic')
      .map((row) => row.languageId),
    gender: person.gender === 'undisclosed' ? null : person.gender,
    telehealth: person.offersTelehealth,
    minAge: person.minAge,
    maxAge: person.maxAge,
  }
}

/** What a provider's document says of one place. */
function providerFacilityFacts(
  person: ProviderRow,
  providerFacility: ProviderFacilityRow,
  { hours, plans, groupsOfLine, staff }: Parts,
) {
  return {
    ...openingOf(hours.get(providerFacility.facilityId) ?? []),
    facilityId: providerFacility.facilityId,
    neighborhoodId: providerFacility.neighborhoodId,
    plans: plansOf(plans.get(providerFacility.id) ?? [], groupsOfLine),
    staffLanguageIds: (staff.get(providerFacility.facilityId) ?? [])
      .filter((row) => row.who !== 'interpreter_phone')
      .map((row) => row.languageId),
    acceptingUntil: acceptingUntil(person, providerFacility),
    wheelchair: providerFacility.wheelchair,
    lat: providerFacility.lat,
    lng: providerFacility.lng,
  }
}

/** One document a place, the primary one first. */
function documentsOf(person: ProviderRow, rows: readonly ProviderFacilityRow[], parts: Parts): SearchDocument[] {
  const terms = nameTerms(nameForms({ ...person, supplied: parts.names.get(person.id) ?? [] }))
  const common = personFacts(person, parts)
  return rows
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map((providerFacility) => ({
      ...common,
      ...providerFacilityFacts(person, providerFacility, parts),
      terms: [
        ...terms,
        ...facilityTerms([providerFacility.nameEn, providerFacility.nameHans, providerFacility.nameHant]),
        ...numberTerms([person.npi, providerFacility.phone, providerFacility.ownPhone]),
      ],
    }))
}

/**
 * The documents of providers as the tables have them now: none for a provider that is not listed or has no active
 * place. At most `readSize` ids a call.
 */
export async function readDocuments(reader: Reader, ids: readonly string[]): Promise<Map<string, SearchDocument[]>> {
  const people = await selectProviders(reader, ids)
  const listed = people.map((person) => person.id)
  const today = new Date(now()).toISOString().slice(0, 10)
  const providerFacilities = (await selectProviderFacilities(reader, listed)).filter(
    (providerFacility) =>
      (providerFacility.activeFrom ?? today) <= today && (providerFacility.activeTo ?? today) >= today,
  )
  const parts = await readParts(reader, listed, providerFacilities)
  const providerFacilitiesOf = groupBy(providerFacilities, (providerFacility) => providerFacility.providerId)
  return new Map(
    people.map((person) => [person.id, documentsOf(person, providerFacilitiesOf.get(person.id) ?? [], parts)]),
  )
}

/** Accepted plans, and the groups they belong to for as long as any of their plans counts. */
function plansOf(facts: readonly PlanFact[], groupsOfLine: ReadonlyMap<string, string[]>): SearchFacts['plans'] {
  const until = new Map<string, number>()
  for (const { planId, verifiedAt, line } of facts) {
    if (verifiedAt === null) continue
    const groups = (groupsOfLine.get(line) ?? []).map(planGroupKey)
    for (const id of [planId, ...groups]) until.set(id, Math.max(until.get(id) ?? 0, lastDay(verifiedAt)))
  }
  return Array.from(until, ([id, day]) => ({ id, until: day }))
}

/** The last day on which a fact verified at an instant still counts in a filter. */
const lastDay = (verifiedAt: number): number => dayOf(verifiedAt) + staleDays

const takesPatients = (state: string | null) => state === 'yes' || state === 'limited'

function acceptingUntil(person: ProviderRow, providerFacility: ProviderFacilityRow): number | null {
  if (!takesPatients(providerFacility.accepting ?? person.accepting)) return null
  return person.acceptingVerifiedAt === null ? always : lastDay(person.acceptingVerifiedAt)
}

/** Weekend: open on a Saturday or Sunday. Evening: some period reaches half an hour or more past six. */
function openingOf(hours: readonly { weekday: number; closes: string }[]): Pick<SearchFacts, 'weekend' | 'evening'> {
  return {
    weekend: hours.some((period) => period.weekday >= 6),
    evening: hours.some((period) => period.closes >= '18:30'),
  }
}

/** Ids of listed providers, a step of them at a time, for a rebuild. */
export async function* listedProviderIds(reader: Reader): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const rows = await reader
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.status, 'listed'), gt(providers.id, after)))
      .orderBy(asc(providers.id))
      .limit(readSize)
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
    after = rows.at(-1)!.id
  }
}
