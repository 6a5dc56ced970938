import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import {
  facilities,
  providerFacilities,
  providers,
  providerSpecialties,
  registryAddresses,
} from '#drizzle/schema/index.ts'
import { type ImportCounts, noCounts } from '../counts.ts'
import {
  closeFacility,
  type FacilityRow,
  isOwn,
  type ProviderRow,
  retireProvider,
  nameOfProvider,
} from '../merge-record.ts'
import { isOlder } from '../record-facts.server.ts'
import { differencesOfFacility, differencesOfProvider } from '../trust/compare-fields.ts'
import { type Compared, findConflicts, type FoundConflict } from '../trust/find-conflicts.server.ts'
import { keyOf, FacilityBook } from '../facility-book.server.ts'
import {
  addProvider,
  changeProvider,
  noProviderChanges,
  type Parts,
  type ProviderChanges,
} from '../provider-changes.server.ts'
import type { ImportReference } from '../reference.server.ts'
import type { RegistryRecord } from '../registry-row.ts'
import { type SortedRecords, sortRecords } from '../sort-records.server.ts'

/** Everything that one batch of rows changes; nothing of it is written yet. */
export type BatchPlan = {
  counts: ImportCounts
  people: ProviderChanges
  book: FacilityBook
  /** Fields in which the records contradict who is trusted more; nothing of them is changed. */
  conflicts: FoundConflict[]
} & Pick<SortedRecords, 'deactivations'>

/**
 * Compares a batch of records with the directory. Reads by set, never a query a row; decides by digest, so that a record
 * that the registry has not changed costs no more than its line in one select. NPIs are unique within a batch.
 */
export async function planBatch(
  reader: Reader,
  records: readonly RegistryRecord[],
  reference: ImportReference,
  at: number,
): Promise<BatchPlan> {
  const counts = noCounts()
  const sorted = await sortRecords(reader, records, reference, counts)
  const { practitioners, organizations, ended, deactivations } = sorted
  const ownProviders = await findProviders(reader, [...practitioners.map(({ record }) => record.npi), ...ended])
  const ownFacilities = await findFacilities(reader, [...organizations.map(({ record }) => record.npi), ...ended])
  const conflicts = await conflictsIn(reader, sorted, ownProviders, ownFacilities)
  const book = await openBook(reader, reference, at, sorted, [...ownFacilities.values()])
  const people = noProviderChanges()
  for (const npi of ended) retire(people, book, ownProviders.get(npi), ownFacilities.get(npi), at)
  for (const incoming of organizations) {
    const row = ownFacilities.get(incoming.record.npi)
    if (row) book.changeOrganization(row, incoming)
    else book.addOrganization(incoming)
  }
  const parts = await findParts(reader, [...ownProviders.values()], book)
  for (const incoming of practitioners) {
    const row = ownProviders.get(incoming.record.npi)
    if (row) changeProvider(people, book, row, incoming, parts.get(row.id) ?? { links: [], specialties: [] }, at)
    else addProvider(people, book, incoming, at)
  }
  counts.facilities = [...book.created.values()].filter(({ npi }) => npi === null).length
  return { counts, people, book, conflicts, deactivations }
}

async function findProviders(reader: Reader, npis: string[]): Promise<Map<string | null, ProviderRow>> {
  const rows = npis.length === 0 ? [] : await reader.select().from(providers).where(inArray(providers.npi, npis))
  return new Map(rows.map((row) => [row.npi, row]))
}

async function findFacilities(reader: Reader, npis: string[]): Promise<Map<string | null, FacilityRow>> {
  const rows = npis.length === 0 ? [] : await reader.select().from(facilities).where(inArray(facilities.npi, npis))
  return new Map(rows.map((row) => [row.npi, row]))
}

/** Records that people have entered or edited, beside what the registry says of them. */
async function conflictsIn(
  reader: Reader,
  { practitioners, organizations, compared }: SortedRecords,
  ownProviders: ReadonlyMap<string | null, ProviderRow>,
  ownFacilities: ReadonlyMap<string | null, FacilityRow>,
): Promise<FoundConflict[]> {
  const npis = compared.map(({ npi }) => npi)
  const people = new Map([...ownProviders, ...(await findProviders(reader, npis))])
  const places = new Map([...ownFacilities, ...(await findFacilities(reader, npis))])
  const records = [...practitioners, ...organizations].map(({ record }) => record)
  return findConflicts(
    reader,
    [...records, ...compared].flatMap((record): Compared[] => {
      const isPerson = 'specialties' in record
      const row = isPerson ? people.get(record.npi) : places.get(record.npi)
      if (!row || (isOwn(row) && isOlder(record.digest, row.registryDigest))) return []
      const common = { row, theirsOn: record.updatedOn }
      return isPerson
        ? [
            {
              ...common,
              subjectType: 'provider',
              name: nameOfProvider(row as ProviderRow),
              differences: differencesOfProvider(row as ProviderRow, record.facts),
            },
          ]
        : [
            {
              ...common,
              subjectType: 'facility',
              name: (row as FacilityRow).nameEn,
              differences: differencesOfFacility(row as FacilityRow, record.facts),
            },
          ]
    }),
  )
}

async function openBook(
  reader: Reader,
  reference: ImportReference,
  at: number,
  incoming: SortedRecords,
  own: FacilityRow[],
) {
  const keys = new Set([
    ...incoming.practitioners.map(({ record }) => record.address.key),
    ...incoming.organizations.map(({ record }) => record.key),
    ...own.map(keyOf),
  ])
  const addresses =
    keys.size === 0
      ? []
      : await reader
          .select()
          .from(registryAddresses)
          .where(inArray(registryAddresses.key, [...keys]))
  const ids = addresses.map(({ facilityId }) => facilityId).filter((id) => id !== null)
  const standing = ids.length === 0 ? [] : await reader.select().from(facilities).where(inArray(facilities.id, ids))
  const ownIds = own.map(({ id }) => id)
  const occupied =
    ownIds.length === 0
      ? []
      : await reader
          .selectDistinct({ id: providerFacilities.facilityId })
          .from(providerFacilities)
          .where(and(inArray(providerFacilities.facilityId, ownIds), eq(providerFacilities.isBookable, false)))
  return new FacilityBook(reference, at, [...standing, ...own], addresses, new Set(occupied.map(({ id }) => id)))
}

/** What providers that are about to change have now: specialties and places, those seen as the batch leaves them. */
async function findParts(
  reader: Reader,
  rows: readonly ProviderRow[],
  book: FacilityBook,
): Promise<Map<string, Parts>> {
  const parts = new Map<string, Parts>(rows.map(({ id }) => [id, { links: [], specialties: [] }]))
  const ids = [...parts.keys()]
  if (ids.length === 0) return parts
  const links = await reader
    .select({ link: providerFacilities, facility: facilities })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(inArray(providerFacilities.providerId, ids))
  for (const { link, facility } of links) {
    const vacated = link.isBookable ? undefined : book.vacated.get(link.facilityId)
    const facilityId = vacated?.to ?? link.facilityId
    parts.get(link.providerId)!.links.push({ ...link, facilityId, key: keyOf(facility) })
  }
  const specialties = await reader
    .select()
    .from(providerSpecialties)
    .where(inArray(providerSpecialties.providerId, ids))
  for (const row of specialties) parts.get(row.providerId)!.specialties.push(row)
  return parts
}

function retire(
  people: ProviderChanges,
  book: FacilityBook,
  provider: ProviderRow | undefined,
  facility: FacilityRow | undefined,
  at: number,
): void {
  const retired = provider && isOwn(provider) && retireProvider(provider, at)
  const closed = facility && isOwn(facility) && closeFacility(facility, at)
  if (retired) people.changed.push(retired)
  if (closed) book.closeOrganization(closed)
}
