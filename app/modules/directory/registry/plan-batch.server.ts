import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import {
  facilities,
  providerFacilities,
  providers,
  providerSpecialties,
  registryAddresses,
} from '#drizzle/schema/index.ts'
import { type ImportCounts, noCounts } from './counts.ts'
import {
  closeFacility,
  type FacilityRow,
  isOwn,
  isPartlyKept,
  type ProviderRow,
  retireProvider,
} from './merge-record.ts'
import { keyOf, PlaceBook } from './place-book.server.ts'
import {
  addProvider,
  changeProvider,
  noProviderChanges,
  type Parts,
  type ProviderChanges,
} from './provider-changes.server.ts'
import {
  type FacilityRecord,
  facilityRecord,
  isOlder,
  type ProviderRecord,
  providerRecord,
} from './record-facts.server.ts'
import type { ImportReference } from './reference.server.ts'
import type { RegistryRecord } from './registry-row.ts'

/** Everything that one batch of rows changes; nothing of it is written yet. */
export type BatchPlan = { counts: ImportCounts; people: ProviderChanges; book: PlaceBook }

type Incoming = {
  practitioners: ProviderRecord[]
  organizations: FacilityRecord[]
  deactivated: string[]
}

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
  const known = await findKnown(reader, records)
  const incoming = sortOut(records, known, reference, counts)
  const ownProviders = await findProviders(reader, [
    ...incoming.practitioners.map(({ npi }) => npi),
    ...incoming.deactivated,
  ])
  const ownFacilities = await findFacilities(reader, [
    ...incoming.organizations.map(({ npi }) => npi),
    ...incoming.deactivated,
  ])
  const book = await openBook(reader, reference, at, incoming, [...ownFacilities.values()])
  const people = noProviderChanges()
  for (const npi of incoming.deactivated) retire(people, book, ownProviders.get(npi), ownFacilities.get(npi), at)
  for (const record of incoming.organizations) {
    const row = ownFacilities.get(record.npi)
    if (row) book.changeOrganization(row, record)
    else book.addOrganization(record)
  }
  const parts = await findParts(reader, [...ownProviders.values()], book)
  for (const record of incoming.practitioners) {
    const row = ownProviders.get(record.npi)
    if (row) changeProvider(people, book, row, record, parts.get(row.id) ?? { links: [], specialties: [] }, at)
    else addProvider(people, book, record, at)
  }
  counts.places = [...book.created.values()].filter(({ npi }) => npi === null).length
  return { counts, people, book }
}

type Known = Pick<ProviderRow, 'source' | 'editedFields' | 'registryDigest'> & { status: string }

/** The little that decides about most rows, for both kinds of record. */
async function findKnown(reader: Reader, records: readonly RegistryRecord[]) {
  const npis = records.map(({ npi }) => npi)
  const columns = (of: typeof providers | typeof facilities) => ({
    npi: of.npi,
    source: of.source,
    status: of.status,
    editedFields: of.editedFields,
    registryDigest: of.registryDigest,
  })
  const people = await reader.select(columns(providers)).from(providers).where(inArray(providers.npi, npis))
  const places = await reader.select(columns(facilities)).from(facilities).where(inArray(facilities.npi, npis))
  return {
    providers: new Map<string | null, Known>(people.map((row) => [row.npi, row])),
    facilities: new Map<string | null, Known>(places.map((row) => [row.npi, row])),
  }
}

/** Counts every record and keeps those that lead to a write. */
function sortOut(
  records: readonly RegistryRecord[],
  known: Awaited<ReturnType<typeof findKnown>>,
  reference: ImportReference,
  counts: ImportCounts,
): Incoming {
  const incoming: Incoming = { practitioners: [], organizations: [], deactivated: [] }
  for (const row of records) {
    if (row.kind === 'deactivation') {
      const record = known.providers.get(row.npi) ?? known.facilities.get(row.npi)
      const outcome = deactivationOutcome(record)
      counts[outcome]++
      if (outcome === 'retired') incoming.deactivated.push(row.npi)
    } else if (row.kind === 'practitioner') {
      const record = providerRecord(row, reference)
      if (record.specialties.length === 0) counts.unmapped++
      if (count(known.providers.get(row.npi), record.digest, counts)) incoming.practitioners.push(record)
    } else {
      const record = facilityRecord(row, reference)
      if (count(known.facilities.get(row.npi), record.digest, counts)) incoming.organizations.push(record)
    }
  }
  return incoming
}

function deactivationOutcome(record: Known | undefined): 'unknown' | 'kept' | 'retired' | 'unchanged' {
  if (!record) return 'unknown'
  if (record.status === 'retired' || record.status === 'closed') return 'unchanged'
  return isOwn(record) && !record.editedFields.includes('status') ? 'retired' : 'kept'
}

/** Counts a record; true when it leads to a write. */
function count(known: Known | undefined, digest: string, counts: ImportCounts): boolean {
  if (!known) {
    counts.created++
    return true
  }
  const isCurrent = known.registryDigest === digest || isOlder(digest, known.registryDigest)
  if (!isOwn(known) || isPartlyKept(known)) counts.kept++
  else if (isCurrent) counts.unchanged++
  else counts.updated++
  return isOwn(known) && !isCurrent
}

async function findProviders(reader: Reader, npis: string[]): Promise<Map<string | null, ProviderRow>> {
  const rows = npis.length === 0 ? [] : await reader.select().from(providers).where(inArray(providers.npi, npis))
  return new Map(rows.map((row) => [row.npi, row]))
}

async function findFacilities(reader: Reader, npis: string[]): Promise<Map<string | null, FacilityRow>> {
  const rows = npis.length === 0 ? [] : await reader.select().from(facilities).where(inArray(facilities.npi, npis))
  return new Map(rows.map((row) => [row.npi, row]))
}

async function openBook(
  reader: Reader,
  reference: ImportReference,
  at: number,
  incoming: Incoming,
  own: FacilityRow[],
) {
  const keys = new Set([
    ...incoming.practitioners.map(({ place }) => place.key),
    ...incoming.organizations.map(({ key }) => key),
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
  return new PlaceBook(reference, at, [...standing, ...own], addresses, new Set(occupied.map(({ id }) => id)))
}

/** What providers that are about to change have now: specialties and places, those seen as the batch leaves them. */
async function findParts(reader: Reader, rows: readonly ProviderRow[], book: PlaceBook): Promise<Map<string, Parts>> {
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
  book: PlaceBook,
  provider: ProviderRow | undefined,
  facility: FacilityRow | undefined,
  at: number,
): void {
  const retired = provider && isOwn(provider) && retireProvider(provider, at)
  const closed = facility && isOwn(facility) && closeFacility(facility, at)
  if (retired) people.changed.push(retired)
  if (closed) book.closeOrganization(closed)
}
