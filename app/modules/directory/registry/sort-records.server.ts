import { inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, providers, registryDeactivations } from '#drizzle/schema/index.ts'
import type { ImportCounts } from './counts.ts'
import { type DeactivationDates, isInUse, latestDates } from './deactivation.ts'
import { isEnded, isOwn, isPartlyKept, type ProviderRow } from './merge-record.ts'
import {
  dateOfDigest,
  type FacilityRecord,
  facilityRecord,
  isOlder,
  type ProviderRecord,
  providerRecord,
} from './record-facts.server.ts'
import type { ImportReference } from './reference.server.ts'
import type { RegistryRecord } from './registry-row.ts'

/** A record of a batch and whether its number is in use by all that is known. */
export type Incoming<RecordOf> = { record: RecordOf; isInUse: boolean }

/** The records of a batch that lead to a write. */
export type SortedRecords = {
  practitioners: Incoming<ProviderRecord>[]
  organizations: Incoming<FacilityRecord>[]
  /** Records that people have entered under a number of the registry: nothing of them is changed. */
  compared: Fact[]
  /** Numbers of ours that are to end. */
  ended: string[]
  /** Dates that the directory does not have yet. */
  deactivations: (typeof registryDeactivations.$inferSelect)[]
}

type Known = Pick<ProviderRow, 'source' | 'editedFields' | 'registryDigest'> & { status: string }
type Fact = ProviderRecord | FacilityRecord
type Read = { npi: string; dates: DeactivationDates | null; known: Known | undefined; record: Fact | null }

/** Counts every record and keeps those that lead to a write. */
export async function sortRecords(
  reader: Reader,
  records: readonly RegistryRecord[],
  reference: ImportReference,
  counts: ImportCounts,
): Promise<SortedRecords> {
  const known = await findKnown(reader, records)
  const rows = records.map((row) => readRecord(row, known, reference))
  const stored = await findDates(
    reader,
    rows.filter(asksForDates).map(({ npi }) => npi),
  )
  const sorted: SortedRecords = { practitioners: [], organizations: [], compared: [], ended: [], deactivations: [] }
  for (const row of rows) {
    const before = stored.get(row.npi)
    const dates = row.dates && before ? latestDates(before, row.dates) : (row.dates ?? before)
    if (dates && !isSame(dates, before)) sorted.deactivations.push({ npi: row.npi, ...dates })
    if (row.record) sortFacts(sorted, row.record, row.known, dates, counts)
    else if (end(row.known, dates, counts)) sorted.ended.push(row.npi)
  }
  return sorted
}

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
  const known = await reader.select(columns(facilities)).from(facilities).where(inArray(facilities.npi, npis))
  return {
    providers: new Map<string | null, Known>(people.map((row) => [row.npi, row])),
    facilities: new Map<string | null, Known>(known.map((row) => [row.npi, row])),
  }
}

function readRecord(
  row: RegistryRecord,
  known: Awaited<ReturnType<typeof findKnown>>,
  reference: ImportReference,
): Read {
  const { npi, deactivation: dates } = row
  if (row.kind === 'deactivation') {
    return { npi, dates, known: known.providers.get(npi) ?? known.facilities.get(npi), record: null }
  }
  return row.kind === 'practitioner'
    ? { npi, dates, known: known.providers.get(npi), record: providerRecord(row, reference) }
    : { npi, dates, known: known.facilities.get(npi), record: facilityRecord(row, reference) }
}

/** A record that stands as the registry has it, of a number never out of use, needs no look at the dates. */
function asksForDates({ dates, known, record }: Read): boolean {
  return dates !== null || !known || isEnded(known) || (record !== null && hasNews(known, record))
}

async function findDates(reader: Reader, npis: string[]): Promise<ReadonlyMap<string, DeactivationDates>> {
  const rows =
    npis.length === 0
      ? []
      : await reader.select().from(registryDeactivations).where(inArray(registryDeactivations.npi, npis))
  return new Map(rows.map(({ npi, ...dates }) => [npi, dates]))
}

const isSame = (one: DeactivationDates, other: DeactivationDates | undefined) =>
  one.deactivatedOn === other?.deactivatedOn && one.reactivatedOn === other.reactivatedOn

const hasNews = (known: Known, { digest }: Fact) =>
  known.registryDigest !== digest && !isOlder(digest, known.registryDigest)

function sortFacts(
  sorted: SortedRecords,
  record: Fact,
  known: Known | undefined,
  dates: DeactivationDates | undefined,
  counts: ImportCounts,
): void {
  const isNew = !known || hasNews(known, record)
  const incoming = { record, isInUse: isInUse(isNew ? record.updatedOn : dateOfDigest(known.registryDigest), dates) }
  const isCurrent = !isNew && hasRightStatus(known, incoming.isInUse)
  if ('specialties' in record && record.specialties.length === 0) counts.unmapped++
  if (!known) counts.created++
  else if (!isOwn(known) || isPartlyKept(known)) counts.kept++
  else if (isCurrent) counts.unchanged++
  else counts.updated++
  if (known && isOfPeople(known)) sorted.compared.push(record)
  if (known && (isCurrent || !isOwn(known))) return
  if ('specialties' in record) sorted.practitioners.push({ ...incoming, record })
  else sorted.organizations.push({ ...incoming, record })
}

/** Demo records are nobody's, and what is merged away is found where it went. */
const isOfPeople = ({ source, status }: Known) => (source === 'self' || source === 'admin') && status !== 'merged'

const hasRightStatus = (known: Known, inUse: boolean) =>
  known.editedFields.includes('status') || isEnded(known) !== inUse

/** Counts a deactivation; true when it ends a record of ours. */
function end(known: Known | undefined, dates: DeactivationDates | undefined, counts: ImportCounts): boolean {
  const outcome = endOutcome(known, dates)
  counts[outcome]++
  return outcome === 'retired'
}

function endOutcome(
  known: Known | undefined,
  dates: DeactivationDates | undefined,
): 'unknown' | 'kept' | 'retired' | 'unchanged' {
  if (!known) return 'unknown'
  if (isEnded(known) || isInUse(dateOfDigest(known.registryDigest), dates)) return 'unchanged'
  return isOwn(known) && !known.editedFields.includes('status') ? 'retired' : 'kept'
}
