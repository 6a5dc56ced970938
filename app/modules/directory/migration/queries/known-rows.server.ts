import { type Column, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { LegacyClinic } from '../legacy-clinic.ts'
import { FacilityFinder } from '../match-facility.ts'

export type FacilityRow = typeof facilities.$inferSelect
export type ProviderRow = Pick<
  typeof providers.$inferSelect,
  'id' | 'slug' | 'npi' | 'status' | 'legalFirst' | 'legalLast'
>

/** More would be more parameters than a statement may have. */
const idsPerRead = 400

async function inParts<Row>(values: readonly string[], read: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const all = [...new Set(values)]
  const found: Row[] = []
  for (let start = 0; start < all.length; start += idsPerRead) {
    found.push(...(await read(all.slice(start, start + idsPerRead))))
  }
  return found
}

const shown = {
  id: providers.id,
  slug: providers.slug,
  npi: providers.npi,
  status: providers.status,
  legalFirst: providers.legalFirst,
  legalLast: providers.legalLast,
}

/** Who each clinic is of. */
export async function findProviders(reader: Reader, clinics: readonly LegacyClinic[]) {
  const npis = clinics.flatMap(({ npi }) => npi ?? [])
  const slugs = clinics.flatMap(({ slug }) => slug ?? [])
  const byNpi = await inParts(npis, (some) => reader.select(shown).from(providers).where(inArray(providers.npi, some)))
  const bySlug = await inParts(slugs, (some) =>
    reader.select(shown).from(providers).where(inArray(providers.slug, some)),
  )
  const ofNpi = new Map(byNpi.map((row) => [row.npi, row]))
  const ofSlug = new Map(bySlug.map((row) => [row.slug, row]))
  /** Both, where both are given, have to name the same person. */
  return ({ npi, slug }: LegacyClinic): ProviderRow | undefined => {
    const [one, other] = [npi === null ? undefined : ofNpi.get(npi), slug === null ? undefined : ofSlug.get(slug)]
    if (npi === null) return other
    return slug === null || one?.id === other?.id ? one : undefined
  }
}

/** The facilities that may be one of these: by ZIP code, number, or the slug that a person gave. */
export async function findFacilities(reader: Reader, clinics: readonly LegacyClinic[]) {
  const isUsable = ({ status }: FacilityRow) => status === 'active' || status === 'pending'
  const read = (column: Column, values: readonly string[]) =>
    inParts(values, (some) => reader.select().from(facilities).where(inArray(column, some)))
  const rows = [
    ...(await read(
      facilities.zip,
      clinics.map(({ zip }) => zip),
    )),
    ...(await read(
      facilities.phone,
      clinics.flatMap(({ phone }) => phone ?? []),
    )),
    ...(await read(
      facilities.slug,
      clinics.flatMap(({ facilitySlug }) => facilitySlug ?? []),
    )),
  ]
  const distinct = new Map(rows.filter(isUsable).map((row) => [row.id, row]))
  return new FacilityFinder([...distinct.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)))
}

/** Where providers are, ended links among them. */
export async function findLinks(reader: Reader, ids: readonly string[]) {
  const rows = await inParts(ids, (some) =>
    reader.select().from(providerFacilities).where(inArray(providerFacilities.providerId, some)),
  )
  return rows
}
