import { newId } from '#app/core/ids.server.ts'
import type { registryAddresses } from '#drizzle/schema/registry.ts'
import { type FacilityRow, isEnded, mergeFacility } from './merge-record.ts'
import { addressKey } from './postal-address.ts'
import { type FacilityFacts, type FacilityRecord, addressFacts } from './record-facts.server.ts'
import type { ImportReference } from './reference.server.ts'
import type { RegistryAddress } from './registry-row.ts'
import { npiSlug, slugOfAddress } from './registry-slug.server.ts'
import type { Incoming } from './sort-records.server.ts'
import { employsPractitioners } from './taxonomy.ts'

type Address = typeof registryAddresses.$inferSelect
type AddressFacts = Omit<FacilityRow, 'nameEn' | 'type'> | Omit<FacilityFacts, 'nameEn' | 'type'>

export const keyOf = (row: Pick<FacilityRow, 'addressLine1' | 'addressLine2' | 'zip'>): string =>
  addressKey(row.addressLine1, row.addressLine2 ?? '', row.zip)

/**
 * The places of one batch: what the database has at the addresses in question, and what the batch makes of it.
 *
 * A practitioner's row names an address, not an employer. So a practitioner is placed with the organization of that
 * address only while it is the only one there; otherwise with a place that is named by the address.
 */
export class FacilityBook {
  readonly created = new Map<string, FacilityRow>()
  readonly changed = new Map<string, FacilityRow>()
  readonly addresses = new Map<string, Address>()
  /** Places that practitioners must leave for the place named by the address: an organization has moved or closed. */
  readonly vacated = new Map<string, { from: string; to: string }>()
  readonly #known = new Map<string, FacilityRow>()
  readonly #changedAddresses = new Set<string>()

  constructor(
    private readonly reference: ImportReference,
    private readonly at: number,
    known: readonly FacilityRow[],
    addresses: readonly Address[],
    /** Facilities at which the import has placed practitioners. */
    private readonly occupied: ReadonlySet<string>,
  ) {
    for (const row of known) this.#known.set(row.id, row)
    for (const row of addresses) this.addresses.set(row.key, row)
  }

  get changedAddresses(): Address[] {
    return [...this.#changedAddresses].map((key) => this.addresses.get(key)!)
  }

  facility(id: string): FacilityRow | undefined {
    return this.created.get(id) ?? this.changed.get(id) ?? this.#known.get(id)
  }

  change(row: FacilityRow): void {
    if (this.created.has(row.id)) this.created.set(row.id, row)
    else this.changed.set(row.id, row)
  }

  /** The facility of a new organization: its own, or the place its address already stands for. Answers whether a row was made. */
  addOrganization(incoming: Incoming<FacilityRecord>): void {
    const { record, isInUse } = incoming
    // Nobody is taken to work at a place that was out of use before it was known.
    const employs = isInUse && employsPractitioners(record.facts.type)
    const address = this.addresses.get(record.key) ?? { key: record.key, facilityId: null, organizationCount: 0 }
    const standing = this.#usable(address.facilityId)
    if (
      employs &&
      address.organizationCount === 0 &&
      standing &&
      standing.npi === null &&
      standing.source === 'registry'
    ) {
      const named = standing.status === 'pending' ? { slug: npiSlug(record.facts.nameEn, record.npi) } : {}
      this.change({ ...mergeFacility(standing, incoming, this.at), npi: record.npi, ...named })
      this.#setAddress({ ...address, organizationCount: 1 })
      return
    }
    const row = this.#make(record.facts, {
      npi: record.npi,
      digest: record.digest,
      slug: npiSlug(record.facts.nameEn, record.npi),
      status: isInUse ? 'pending' : 'closed',
    })
    if (employs) this.#settle(row, record.key)
  }

  /** An organization with changed facts. When it moves away or ends, the practitioners stay where they are. */
  changeOrganization(row: FacilityRow, incoming: Incoming<FacilityRecord>): void {
    const before = keyOf(row)
    const merged = mergeFacility(row, incoming, this.at)
    const hasMoved = keyOf(merged) !== before
    this.change(merged)
    if (!isEnded(row) && (hasMoved || isEnded(merged))) this.#vacate(row, before)
    const hasCome = isEnded(row) || hasMoved
    if (hasCome && !isEnded(merged) && employsPractitioners(merged.type)) {
      if (hasMoved) this.#settle(merged, keyOf(merged))
      else this.#settleAgain(merged, before)
    }
  }

  closeOrganization(closed: FacilityRow): void {
    const before = this.facility(closed.id) ?? closed
    this.change(closed)
    this.#vacate(before, keyOf(closed))
  }

  /** Where a practitioner with this address works, made if nobody is known there. */
  facilityAt(at: RegistryAddress): string {
    const entered = this.reference.enteredFacilities.get(at.key)
    if (entered !== undefined) return entered
    const address = this.addresses.get(at.key)
    const standing = this.#usable(address?.facilityId ?? null)
    if (standing) {
      this.#dropDisputedPhone(standing, at)
      return standing.id
    }
    return this.#makeNamedByAddress(addressFacts(at, this.reference), at.key).id
  }

  /** What `facilityAt` would answer without making anything. */
  findFacilityAt(key: string): string | undefined {
    return this.reference.enteredFacilities.get(key) ?? this.#usable(this.addresses.get(key)?.facilityId ?? null)?.id
  }

  /** Practitioners of an address are placed with its organization as long as there is one only. */
  #settle(row: FacilityRow, key: string): void {
    const address = this.addresses.get(key) ?? { key, facilityId: null, organizationCount: 0 }
    const standing = this.#usable(address.facilityId)
    const isOnly = address.organizationCount === 0 && !standing
    const keeps = standing?.npi === null ? standing.id : null
    this.#setAddress({ key, facilityId: isOnly ? row.id : keeps, organizationCount: address.organizationCount + 1 })
  }

  /** An organization that is in use again: it was counted at its address, unless it was out of use before it was known. */
  #settleAgain(row: FacilityRow, key: string): void {
    const address = this.addresses.get(key) ?? { key, facilityId: null, organizationCount: 0 }
    const isOnly = address.organizationCount <= 1 && !this.#usable(address.facilityId)
    const organizationCount = Math.max(1, address.organizationCount)
    this.#setAddress({ key, facilityId: isOnly ? row.id : address.facilityId, organizationCount })
  }

  #usable(id: string | null): FacilityRow | undefined {
    const row = id === null ? undefined : this.facility(id)
    return row && row.status !== 'closed' && row.status !== 'merged' ? row : undefined
  }

  /** Two practitioners who give one address and different numbers: neither number is the place's. */
  #dropDisputedPhone(standing: FacilityRow, at: RegistryAddress): void {
    if (standing.npi !== null || standing.source !== 'registry' || standing.editedFields.includes('phone')) return
    if (standing.phone === null || at.phone === null || standing.phone === at.phone) return
    this.change({ ...standing, phone: null, fax: null, version: standing.version + 1, updatedAt: this.at })
  }

  /** `row` is the organization as it was: whoever was shown there to the public is shown where they stay. */
  #vacate(row: FacilityRow, key: string): void {
    const address = this.addresses.get(key)
    if (address?.facilityId === row.id) this.#setAddress({ ...address, facilityId: null })
    if (!this.occupied.has(row.id)) return
    const to =
      this.#usable(this.addresses.get(key)?.facilityId ?? null) ??
      this.#makeNamedByAddress({ ...row, phone: null, fax: null }, key)
    const isPublished = row.status === 'active' && to.status === 'pending' && !to.editedFields.includes('status')
    if (isPublished) this.change({ ...to, status: 'active', version: to.version + 1, updatedAt: this.at })
    this.vacated.set(row.id, { from: row.id, to: to.id })
  }

  #makeNamedByAddress(facts: AddressFacts, key: string): FacilityRow {
    const address = this.addresses.get(key) ?? { key, facilityId: null, organizationCount: 0 }
    const name = [facts.addressLine1, facts.addressLine2].filter(Boolean).join(', ')
    const previous =
      address.facilityId === null ? `${address.organizationCount}` : (this.facility(address.facilityId)?.slug ?? '')
    const slug = slugOfAddress(`${name} ${facts.zip}`, key, previous)
    const row = this.#make(
      { ...facts, nameEn: name, type: 'practice' },
      { npi: null, digest: null, slug, status: 'pending' },
    )
    this.#setAddress({ ...address, facilityId: row.id })
    return row
  }

  #make(
    facts: AddressFacts & Pick<FacilityRow, 'nameEn' | 'type'>,
    own: Pick<FacilityRow, 'npi' | 'slug' | 'status'> & { digest: string | null },
  ): FacilityRow {
    const row: FacilityRow = {
      ...emptyFacility,
      nameEn: facts.nameEn,
      type: facts.type,
      addressLine1: facts.addressLine1,
      addressLine2: facts.addressLine2,
      city: facts.city,
      state: facts.state,
      zip: facts.zip,
      phone: facts.phone,
      fax: facts.fax,
      neighborhoodId: facts.neighborhoodId,
      lat: facts.lat,
      lng: facts.lng,
      geocodeAccuracy: facts.geocodeAccuracy,
      timeZone: facts.timeZone,
      id: newId(),
      npi: own.npi,
      slug: own.slug,
      status: own.status,
      registryDigest: own.digest,
      createdAt: this.at,
      updatedAt: this.at,
    }
    this.created.set(row.id, row)
    return row
  }

  #setAddress(address: Address): void {
    this.addresses.set(address.key, address)
    this.#changedAddresses.add(address.key)
  }
}

/** What the registry does not say stays empty: no opening hour, access or language is made up. */
export const emptyFacility = {
  nameHans: null,
  nameHant: null,
  addressLine3: null,
  country: 'US',
  email: null,
  website: null,
  wechat: null,
  wayIn: null,
  parking: null,
  isWheelchairAccessible: false,
  hasElevator: false,
  acceptsWalkIn: false,
  addressVerified: 'unverified',
  mergedIntoId: null,
  source: 'registry',
  isDemo: false,
  editedFields: [],
  version: 1,
} as const satisfies Partial<FacilityRow>
