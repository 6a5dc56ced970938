import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import type { providerFacilities } from '#drizzle/schema/directory.ts'
import { emptyFacility } from '#app/modules/directory/registry/facility-book.server.ts'
import { timeZoneOf } from '#app/modules/directory/registry/postal-address.ts'
import type { ImportReference } from '#app/modules/directory/registry/reference.server.ts'
import { slugOfAddress } from '#app/modules/directory/registry/registry-slug.server.ts'
import type { LegacyClinic, LegacyRow, MatchedBy, RowProblem } from '../legacy-clinic.ts'
import type { FacilityFinder } from '../match-facility.ts'
import { type FacilityRow, findFacilities, findLinks, findProviders, type ProviderRow } from './known-rows.server.ts'

type Link = typeof providerFacilities.$inferSelect

/** What becomes of a row. Without a link the provider is at that facility already, and nothing is left to do. */
export type PlannedRow = { line: number } & (
  | { outcome: 'new'; clinic: LegacyClinic; provider: ProviderRow; facility: FacilityRow; link: Link | null }
  | {
      outcome: 'matched'
      by: MatchedBy
      clinic: LegacyClinic
      provider: ProviderRow
      facility: FacilityRow
      link: Link | null
    }
  | {
      outcome: 'ambiguous'
      clinic: LegacyClinic
      provider: ProviderRow
      problem: RowProblem
      candidates: FacilityRow[]
    }
  | { outcome: 'error'; clinic: LegacyClinic | null; problem: RowProblem; column: string | null }
)

/** A facility that nobody knows. It is open at once where the provider is shown already, else it waits to be published. */
function facilityOf(clinic: LegacyClinic, { status }: ProviderRow, reference: ImportReference): FacilityRow {
  const neighborhood = reference.neighborhoodOfZip.get(clinic.zip)
  const at = now()
  const id = newId()
  const { nameEn, nameHans, nameHant, addressLine1, addressLine2, city, state, zip, phone, fax, website } = clinic
  return {
    ...emptyFacility,
    ...{ id, npi: null, slug: slugOfAddress(nameEn, id, ''), type: 'practice' as const },
    ...{ nameEn, nameHans, nameHant, addressLine1, addressLine2, city, state, zip, phone, fax, website },
    ...{ lat: neighborhood?.lat ?? null, lng: neighborhood?.lng ?? null, neighborhoodId: neighborhood?.id ?? null },
    geocodeAccuracy: neighborhood ? ('neighborhood' as const) : null,
    ...{ timeZone: timeZoneOf(state), editedFields: [], registryDigest: null },
    // People entered it once: the registry places practitioners there and never overwrites it.
    source: 'admin' as const,
    status: status === 'listed' ? ('active' as const) : ('pending' as const),
    ...{ createdAt: at, updatedAt: at },
  }
}

const linkOf = (provider: ProviderRow, facility: FacilityRow, clinic: LegacyClinic, isFirst: boolean): Link => ({
  ...{ id: newId(), providerId: provider.id, facilityId: facility.id, role: clinic.role },
  ...{ activeFrom: null, activeTo: null, phoneExt: null, accepting: null, isBookable: false, color: null },
  phone: clinic.phone === facility.phone ? null : clinic.phone,
  isPrimary: isFirst,
})

const isEnded = ({ status }: ProviderRow) => status === 'retired' || status === 'merged'

/** Goes through rows one by one; what one of them makes is there for the next. */
class RowPlanner {
  readonly #pairs: Set<string>
  readonly #placed: Set<string>

  constructor(
    private readonly reference: ImportReference,
    private readonly providerOf: (clinic: LegacyClinic) => ProviderRow | undefined,
    private readonly finder: FacilityFinder<FacilityRow>,
    links: readonly Link[],
  ) {
    this.#pairs = new Set(links.map(({ providerId, facilityId }) => `${providerId} ${facilityId}`))
    this.#placed = new Set(links.flatMap(({ activeTo, providerId }) => (activeTo === null ? [providerId] : [])))
  }

  plan(row: LegacyRow): PlannedRow {
    if (!('clinic' in row)) return { ...row, outcome: 'error', clinic: null }
    const { line, clinic } = row
    const refused = (problem: RowProblem): PlannedRow => ({ line, outcome: 'error', clinic, problem, column: null })
    const provider = this.providerOf(clinic)
    if (!provider) return refused('unknown_provider')
    if (isEnded(provider)) return refused('ended_provider')
    const common = { line, clinic, provider }
    if (clinic.facilitySlug !== null) {
      const facility = this.finder.slugged(clinic.facilitySlug)
      if (!facility) return refused('unknown_facility')
      return { ...common, outcome: 'matched', by: 'named', facility, link: this.#link(provider, facility, clinic) }
    }
    const match = this.finder.match(clinic)
    if (match.kind === 'ambiguous') {
      return { ...common, outcome: 'ambiguous', problem: match.problem, candidates: [...match.facilities] }
    }
    if (match.kind === 'matched') {
      const { by, facility } = match
      return { ...common, outcome: 'matched', by, facility, link: this.#link(provider, facility, clinic) }
    }
    const facility = facilityOf(clinic, provider, this.reference)
    this.finder.add(facility)
    return { ...common, outcome: 'new', facility, link: this.#link(provider, facility, clinic) }
  }

  /** Null where the two are together already. */
  #link(provider: ProviderRow, facility: FacilityRow, clinic: LegacyClinic): Link | null {
    const pair = `${provider.id} ${facility.id}`
    if (this.#pairs.has(pair)) return null
    const link = linkOf(provider, facility, clinic, !this.#placed.has(provider.id))
    this.#pairs.add(pair)
    this.#placed.add(provider.id)
    return link
  }
}

/**
 * Says of each row what it would do, by what the directory has now; rows before it count as done. Reads by set, never a query a row, and
 * writes nothing.
 */
export async function planMigration(
  reader: Reader,
  rows: readonly LegacyRow[],
  reference: ImportReference,
): Promise<PlannedRow[]> {
  const clinics = rows.flatMap((row) => ('clinic' in row ? [row.clinic] : []))
  const providerOf = await findProviders(reader, clinics)
  const finder = await findFacilities(reader, clinics)
  const ids = clinics.flatMap((clinic) => providerOf(clinic)?.id ?? [])
  const planner = new RowPlanner(reference, providerOf, finder, await findLinks(reader, ids))
  return rows.map((row) => planner.plan(row))
}
