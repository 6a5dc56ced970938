import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type Profession, professionOf } from '#app/modules/directory/professions.ts'
import { findNeighborhood, findSpecialty } from '#app/modules/directory/queries/reference.server.ts'
import { findWaitable } from '../queries/waitable.server.ts'

/** The waitlist of a specialty as other pages lead to it; `near` is an area in which somebody can be waited for. */
export type SpecialtyList = { slug: string; profession: Profession; near: { slug: string; name: string } | null }

type Where = {
  /** The slug of the area in which the reader looks. */
  area: string | null
  /** The provider whose own waitlist is at hand: with nobody beside them it is the same wait. */
  beside?: string
}

/** The waitlist of a specialty; null where there is nobody to wait for. */
export async function findSpecialtyList(
  slug: string,
  { area, beside }: Where,
  locale: Locale,
): Promise<SpecialtyList | null> {
  const row = await findSpecialty(slug)
  if (!row) return null
  const waitable = await findWaitable(db, { specialtyId: row.id, neighborhoodId: null, languageId: null })
  const others = waitable.filter(({ providerId }) => providerId !== beside)
  if (others.length === 0) return null
  const neighborhood = area === null ? null : await findNeighborhood(area)
  const isNear = neighborhood !== null && others.some(({ neighborhoodId }) => neighborhoodId === neighborhood.id)
  return {
    slug,
    profession: professionOf({ slug, name: row.name[locale] }, locale),
    near: isNear ? { slug: neighborhood.slug, name: neighborhood.name[locale] } : null,
  }
}
