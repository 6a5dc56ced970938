import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilities, providerFacilities, providers, providerSpecialties } from '#drizzle/schema/directory.ts'
import { specialties } from '#drizzle/schema/reference.ts'

/** What the directory knows of an NPI: a person's profile, a facility, or nothing. */
export type NpiMatch =
  | Readonly<{ kind: 'profile'; provider: MatchedProvider }>
  | Readonly<{ kind: 'facility' }>
  | Readonly<{ kind: 'unknown' }>

type MatchedProvider = Readonly<
  Pick<
    typeof providers.$inferSelect,
    | 'id'
    | 'slug'
    | 'userId'
    | 'legalFirst'
    | 'legalLast'
    | 'preferredName'
    | 'nameHans'
    | 'nameHant'
    | 'title'
    | 'isDemo'
  > & { specialty: { slug: string; name: Record<string, string> } | null; address: string | null }
>

/** Looks an NPI up in our own copy of the registry and among profiles people made. A merged profile leads to the one it became. */
export async function matchNpi(npi: string, reader: Reader = db): Promise<NpiMatch> {
  const own = { line1: facilities.addressLine1, city: facilities.city, state: facilities.state, zip: facilities.zip }
  const columns = {
    id: providers.id,
    slug: providers.slug,
    userId: providers.userId,
    status: providers.status,
    mergedIntoId: providers.mergedIntoId,
    legalFirst: providers.legalFirst,
    legalLast: providers.legalLast,
    preferredName: providers.preferredName,
    nameHans: providers.nameHans,
    nameHant: providers.nameHant,
    title: providers.title,
    isDemo: providers.isDemo,
    specialtySlug: specialties.slug,
    specialtyName: specialties.name,
    ...own,
  }
  const find = (by: ReturnType<typeof eq>) =>
    reader
      .select(columns)
      .from(providers)
      .leftJoin(providerSpecialties, eq(providerSpecialties.providerId, providers.id))
      .leftJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
      .leftJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
      .leftJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
      .where(by)
      .orderBy(asc(providers.id), asc(specialties.sort), asc(facilities.id))
      .limit(1)
  let [row] = await find(eq(providers.npi, npi))
  if (row?.mergedIntoId) [row] = await find(eq(providers.id, row.mergedIntoId))
  if (row) {
    const { specialtySlug, specialtyName, line1, city, state, zip, ...provider } = row
    const specialty = specialtySlug && specialtyName ? { slug: specialtySlug, name: specialtyName } : null
    const address = line1 === null ? null : `${line1}, ${city}, ${state} ${zip}`
    return { kind: 'profile', provider: { ...provider, specialty, address } }
  }
  const [facility] = await reader.select({ id: facilities.id }).from(facilities).where(eq(facilities.npi, npi))
  return { kind: facility ? 'facility' : 'unknown' }
}
