import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type Profession, professionOf } from '#app/modules/directory/professions.ts'
import {
  findNeighborhoodSlug,
  findSpecialty,
  listFilterLanguages,
  listNeighborhoods,
} from '#app/modules/directory/queries/reference.server.ts'
import { findWaitable } from '#app/modules/booking/slots/queries/waitable.server.ts'

type Choice = { value: string; label: string }

/** What the page of a specialty's waitlist shows. */
export type SpecialtyWaitlist = {
  specialty: { id: string; slug: string; profession: Profession }
  /** Areas in which somebody of the specialty can be waited for, by slug. */
  areas: (Choice & { id: string })[]
  /** The area of the address, where it is one of these; else none. */
  near: string
  /** The area of the address where nobody can be waited for. */
  missed: string | null
  languages: Choice[]
  lang: string
  /** Whether anybody of the specialty can be waited for anywhere. */
  isOpen: boolean
  isDemo: boolean
}

/** The waitlist of a specialty for the choices of an address (`near`, `lang`); null for an unknown specialty. */
export async function findSpecialtyWaitlist(
  slug: string,
  search: URLSearchParams,
  locale: Locale,
): Promise<SpecialtyWaitlist | null> {
  const row = await findSpecialty(slug)
  if (!row) return null
  const asked = await findNeighborhoodSlug(search.get('near') ?? '')
  const [neighborhoods, languages, waitable] = await Promise.all([
    listNeighborhoods(),
    listFilterLanguages(),
    findWaitable(db, { specialtyId: row.id, neighborhoodId: null, languageId: null }),
  ])
  const ids = new Set(waitable.map(({ neighborhoodId }) => neighborhoodId))
  const named = neighborhoods.map(({ id, slug: value, name }) => ({ id, value, label: name[locale] }))
  const areas = named.filter(({ id }) => ids.has(id))
  const near = areas.find(({ value }) => value === asked)?.value ?? ''
  return {
    specialty: { id: row.id, slug, profession: professionOf({ slug, name: row.name[locale] }, locale) },
    areas,
    near,
    missed: near ? null : (named.find(({ value }) => value === asked)?.label ?? null),
    languages: languages.map(({ id, name }) => ({ value: id, label: name[locale] })),
    lang: languages.find(({ id }) => id === search.get('lang'))?.id ?? '',
    isOpen: waitable.length > 0,
    isDemo: waitable.some((each) => each.isDemo),
  }
}
