import type { Locale } from '#app/core/i18n/locale.ts'
import { countDoctors, firstDoctors } from './area-counts.server.ts'
import { findProviderCards } from './provider-cards.server.ts'
import { listFilterLanguages, listNeighborhoods, listPlanGroups, listSpecialties } from './reference.server.ts'

/** The drawers of the cabinet: what people look for most, in a settled order. */
const drawers = [
  'family-medicine',
  'pediatrics',
  'obstetrics-and-gynecology',
  'dentistry',
  'cardiology',
  'ophthalmology',
  'orthopedic-surgery',
  'acupuncture',
] as const

const shownNeighborhoods = 6

/** Everything the home page shows, in one locale. */
export async function getHome(locale: Locale) {
  const [specialties, neighborhoods, languages, planGroups, { facets }, first] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    listFilterLanguages(),
    listPlanGroups(),
    countDoctors(),
    firstDoctors({}, 1),
  ])
  const bySlug = new Map(specialties.map((specialty) => [specialty.slug, specialty]))
  const counted = neighborhoods
    .map(({ id, slug, name, borough, transit, lat, lng }) => ({
      id,
      slug,
      name: name[locale],
      borough,
      transit: transit[locale],
      lat,
      lng,
      count: facets.neighborhood.get(id) ?? 0,
    }))
    .toSorted((a, b) => b.count - a.count)
  const option = ({ slug, name }: (typeof neighborhoods)[number]) => ({ value: slug, label: name[locale] })
  const [card] = await findProviderCards(first.hits, locale)
  return {
    drawers: drawers.flatMap((slug) => {
      const specialty = bySlug.get(slug)
      return specialty ? [{ slug, name: specialty.name[locale], count: facets.specialty.get(specialty.id) ?? 0 }] : []
    }),
    specialtyCount: specialties.length,
    neighborhoods: counted.slice(0, shownNeighborhoods),
    neighborhoodCount: neighborhoods.length,
    options: {
      neighborhoods: neighborhoods.map(option),
      planGroups: planGroups.map((group) => ({ value: group.id, label: group.name[locale] })),
      languages: languages.map(({ id, name }) => ({ value: id, label: name[locale] })),
    },
    isDemo: card?.isDemo ?? false,
  }
}

export type Home = Awaited<ReturnType<typeof getHome>>
