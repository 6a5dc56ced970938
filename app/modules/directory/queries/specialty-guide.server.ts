import type { Locale } from '#app/core/i18n/locale.ts'
import { pictureOfBodyArea } from '#app/modules/directory/body-areas.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { countDoctors, firstDoctors } from './area-counts.server.ts'
import { findProviderCards } from './provider-cards.server.ts'
import { findSpecialty, listNeighborhoods, listSpecialties } from './reference.server.ts'

const shownDoctors = 3

/** Everything the page of a specialty shows, in one locale. The specialty must exist. */
export async function getSpecialtyGuide(slug: string, locale: Locale, soonest?: SoonestOpenings) {
  const specialty = (await findSpecialty(slug))!
  const [all, neighborhoods, { total, facets }, first] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    countDoctors({ specialtyIds: [specialty.id] }),
    firstDoctors({ specialtyIds: [specialty.id] }, shownDoctors, soonest),
  ])
  return {
    id: specialty.id,
    slug,
    name: specialty.name[locale],
    picture: pictureOfBodyArea(specialty.bodyArea),
    description: specialty.description[locale],
    whenToGo: specialty.whenToGo[locale],
    questionsToAsk: specialty.questionsToAsk[locale],
    sources: specialty.sources,
    reviewedOn: specialty.reviewedOn,
    reviewDueOn: specialty.reviewDueOn,
    total,
    neighborhoods: neighborhoods
      .map((neighborhood) => ({
        slug: neighborhood.slug,
        name: neighborhood.name[locale],
        count: facets.neighborhood.get(neighborhood.id) ?? 0,
      }))
      .filter((neighborhood) => neighborhood.count > 0)
      .toSorted((a, b) => b.count - a.count),
    related: all
      .filter((other) => other.bodyArea === specialty.bodyArea && other.id !== specialty.id)
      .slice(0, 8)
      .map((other) => ({ slug: other.slug, name: other.name[locale] })),
    cards: await findProviderCards(first.hits, locale),
  }
}

export type SpecialtyGuide = Awaited<ReturnType<typeof getSpecialtyGuide>>
