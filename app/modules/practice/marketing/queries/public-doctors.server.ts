import { inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import {
  findLanguagesOf,
  findLocationsOf,
  findSpecialtiesOf,
} from '#app/modules/directory/queries/provider-parts.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import {
  chosenProviderFacilities,
  listOwnProviderFacilities,
} from '#app/modules/practice/queries/own-provider-facilities.server.ts'
import type { PublicDoctor } from '../public-doctor.ts'

/** The specialty that the address of a profile names; only who is listed has one. */
const addressed = (status: string, specialties: readonly { slug: string; name: Localized }[]) =>
  status === 'listed' ? (specialties[0] ?? null) : null

/**
 * The doctors whom somebody sees at their clinics, or at the one that `place` names, as the public pages know them: who has left a clinic
 * does not stand there, and neither does a clinic that is not shown. Their number makes no further statements.
 */
export async function listPublicDoctors(actor: ProviderActor, search: URLSearchParams): Promise<PublicDoctor[]> {
  const own = chosenProviderFacilities(await listOwnProviderFacilities(actor, actor.locale), search)
  const providerIds = [...new Set(own.map(({ providerId }) => providerId))]
  if (providerIds.length === 0) return []
  const [rows, specialtyRows, languageRows, locations] = await Promise.all([
    db.select().from(providers).where(inArray(providers.id, providerIds)),
    findSpecialtiesOf(providerIds),
    findLanguagesOf(providerIds),
    findLocationsOf(providerIds),
  ])
  const specialties = groupBy(specialtyRows, ({ providerId }) => providerId)
  const languages = groupBy(languageRows, ({ providerId }) => providerId)
  return own.flatMap(({ providerFacilityId, providerId, isBookable }) => {
    const row = rows.find(({ id }) => id === providerId)
    const location = locations.find(({ id }) => id === providerFacilityId)
    if (!row || !location) return []
    const { legalFirst, legalLast, preferredName, nameHans: givenHans, nameHant: givenHant, title } = row
    const { facilityId, slug: facilitySlug, nameEn, nameHans, nameHant, phone, city, state, zip } = location
    const street = [location.addressLine1, location.addressLine2].filter(Boolean).join(', ')
    return {
      ...{ id: providerFacilityId, providerId, facilityId, facilitySlug, slug: row.slug, phone, isBookable },
      names: { legalFirst, legalLast, preferredName, nameHans: givenHans, nameHant: givenHant, title },
      specialty: addressed(row.status, specialties.get(providerId) ?? []),
      languages: (languages.get(providerId) ?? []).map(({ name }) => name),
      clinic: { nameEn, nameHans, nameHant },
      address: `${street}, ${city}, ${state} ${zip}`,
    }
  })
}

/** One of them, by the provider facility; null for a foreign one as for one that does not exist. */
export async function findPublicDoctor(actor: ProviderActor, id: string): Promise<PublicDoctor | null> {
  const doctors = await listPublicDoctors(actor, new URLSearchParams())
  return doctors.find((doctor) => doctor.id === id) ?? null
}
