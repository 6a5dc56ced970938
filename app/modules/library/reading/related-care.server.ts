import { asc, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { DisplayName } from '#app/modules/directory/person-name.ts'
import type { ProviderPhoto } from '#app/modules/directory/provider-photo.ts'
import { countDoctors, firstDoctors } from '#app/modules/directory/queries/area-counts.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { specialties } from '#drizzle/schema/index.ts'

/** Who sees what a text is about: its specialties with their numbers of listed doctors, and some of the doctors. */
export type RelatedCare = {
  specialties: { slug: string; name: string; count: number }[]
  doctors: {
    id: string
    slug: string
    specialtySlug: string
    name: DisplayName
    photo: ProviderPhoto | null
    specialty: string
    neighborhood: string | null
    /** Where their times are; null for who sees nobody new. */
    location: { providerFacilityId: string; slug: string } | null
    isDemo: boolean
  }[]
}

const shownDoctors = 3

/** The specialties named by a text, in its order, and the first doctors of the first one that has any. */
export async function findRelatedCare(slugs: readonly string[], locale: Locale): Promise<RelatedCare> {
  if (slugs.length === 0) return { specialties: [], doctors: [] }
  const [rows, { facets }] = await Promise.all([
    db
      .select({ id: specialties.id, slug: specialties.slug, name: specialties.name })
      .from(specialties)
      .where(inArray(specialties.slug, [...slugs]))
      .orderBy(asc(specialties.id)),
    countDoctors(),
  ])
  const named = slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
  const counted = named.map((row) => ({ ...row, count: facets.specialty.get(row.id) ?? 0 }))
  const staffed = counted.find(({ count }) => count > 0)
  const { hits } = staffed ? await firstDoctors({ specialtyIds: [staffed.id] }, shownDoctors) : { hits: [] }
  const cards = await findProviderCards(hits, locale)
  return {
    specialties: counted.map(({ slug, name, count }) => ({ slug, name: name[locale], count })),
    doctors: cards.map(({ id, slug, specialtySlug, name, photo, specialties: [specialty], location, ...card }) => ({
      id,
      slug,
      specialtySlug,
      name,
      photo,
      specialty: specialty!,
      neighborhood: location?.neighborhood ?? null,
      location:
        location && card.accepting !== 'no'
          ? { providerFacilityId: location.providerFacilityId, slug: location.slug }
          : null,
      isDemo: card.isDemo,
    })),
  }
}
