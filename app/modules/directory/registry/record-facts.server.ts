import { createHash } from 'node:crypto'
import type { ImportReference } from './reference.server.ts'
import type { Organization, RegistryAddress, Practitioner } from './registry-row.ts'
import { timeZoneOf } from './postal-address.ts'
import { facilityType, mapSpecialties } from './taxonomy.ts'

/** Raised when the same row would be stored differently, so that the next import brings every record up to date. */
const mappingVersion = 2

/** Columns of a provider that the registry fills; a person's edit of one takes it out of the import's hands. */
type ProviderFacts = Pick<Practitioner, 'legalFirst' | 'legalLast' | 'legalMiddle' | 'title' | 'gender'>

export type ProviderRecord = {
  npi: string
  facts: ProviderFacts
  updatedOn: string | null
  specialties: { specialtyId: string; isPrimary: boolean }[]
  address: RegistryAddress
  digest: string
}

/** Columns of a facility that the registry fills. */
export type FacilityFacts = ReturnType<typeof addressFacts> & { nameEn: string; type: ReturnType<typeof facilityType> }

export type FacilityRecord = {
  npi: string
  facts: FacilityFacts
  updatedOn: string | null
  key: string
  digest: string
}

export function providerRecord(row: Practitioner, reference: ImportReference): ProviderRecord {
  const { legalFirst, legalLast, legalMiddle, title, gender } = row
  const facts = { legalFirst, legalLast, legalMiddle, title, gender }
  const specialties = mapSpecialties(row.taxonomies, reference.specialtyOfCode)
  const digest = digestOf(row.updatedOn, [facts, specialties, row.address])
  return { npi: row.npi, facts, updatedOn: row.updatedOn, specialties, address: row.address, digest }
}

export function facilityRecord(row: Organization, reference: ImportReference): FacilityRecord {
  const facts = { nameEn: row.name, type: facilityType(row.taxonomies), ...addressFacts(row.address, reference) }
  return {
    npi: row.npi,
    facts,
    updatedOn: row.updatedOn,
    key: row.address.key,
    digest: digestOf(row.updatedOn, [facts]),
  }
}

/** Address, telephone and position. The registry has no coordinates: a neighborhood's point stands in and says so. */
export function addressFacts(address: RegistryAddress, reference: ImportReference) {
  const neighborhood = reference.neighborhoodOfZip.get(address.zip)
  const { addressLine1, addressLine2, city, state, zip, phone, fax } = address
  return {
    addressLine1,
    addressLine2,
    city,
    state,
    zip,
    phone,
    fax,
    neighborhoodId: neighborhood?.id ?? null,
    lat: neighborhood?.lat ?? null,
    lng: neighborhood?.lng ?? null,
    geocodeAccuracy: neighborhood ? ('neighborhood' as const) : null,
    timeZone: timeZoneOf(state),
  }
}

/** Begins with the registry's date, so that a row from an older file is known by its digest alone. */
function digestOf(updatedOn: string | null, facts: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify([mappingVersion, ...facts]))
  return `${updatedOn ?? '0000-00-00'}:${hash.digest('base64url').slice(0, 22)}`
}

/** The registry's date of the facts that a digest stands for. */
export function dateOfDigest(digest: string | null): string | null {
  return digest?.slice(0, 10) ?? null
}

export function isOlder(digest: string, known: string | null): boolean {
  return known !== null && digest.slice(0, 10) < known.slice(0, 10)
}
