import { chineseName } from '../chinese-name.ts'
import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { subwayLines } from '#app/modules/directory/subway-lines.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import { facilities } from '#drizzle/schema/index.ts'
import { countDoctors, firstDoctors } from './area-counts.server.ts'
import { findProviderCards } from './provider-cards.server.ts'
import { findNeighborhood, listFilterLanguages, listNeighborhoods, listSpecialties } from './reference.server.ts'

const shownDoctors = 3
const shownNearby = 6

/** The name beside the page's own: English for those who read Chinese, and the other way round. */
const otherNameOf = (name: Localized, locale: Locale) =>
  isEnglish(locale) ? { lang: 'zh-Hant', text: name['zh-Hant'] } : { lang: 'en', text: name['en-US'] }

/** Every neighborhood with its number of listed doctors, in the order of the table; and how many doctors there are in all. */
export async function listNeighborhoodsWithCounts(locale: Locale) {
  const [neighborhoods, { total, facets }] = await Promise.all([listNeighborhoods(), countDoctors()])
  return {
    total,
    neighborhoods: neighborhoods.map(({ id, slug, name, borough, transit, lat, lng }) => ({
      slug,
      name: name[locale],
      otherName: otherNameOf(name, locale),
      borough,
      transit: transit[locale],
      lines: subwayLines(transit['en-US']),
      lat,
      lng,
      count: facets.neighborhood.get(id) ?? 0,
    })),
  }
}

export type ListedNeighborhood = Awaited<ReturnType<typeof listNeighborhoodsWithCounts>>['neighborhoods'][number]

function listFacilitiesOf(neighborhoodId: string) {
  return db
    .select({
      slug: facilities.slug,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
      type: facilities.type,
      addressLine1: facilities.addressLine1,
      city: facilities.city,
      state: facilities.state,
      zip: facilities.zip,
      lat: facilities.lat,
      lng: facilities.lng,
      phone: facilities.phone,
      isDemo: facilities.isDemo,
    })
    .from(facilities)
    .where(and(eq(facilities.neighborhoodId, neighborhoodId), eq(facilities.status, 'active')))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
    .limit(40)
}

/** The neighborhoods nearest to one, with their counts under the same filter. */
export async function listNearby(slug: string, locale: Locale, specialtyId?: string) {
  const [neighborhoods, { facets }] = await Promise.all([
    listNeighborhoods(),
    countDoctors(specialtyId ? { specialtyIds: [specialtyId] } : {}),
  ])
  const here = neighborhoods.find((neighborhood) => neighborhood.slug === slug)
  if (!here) return []
  return neighborhoods
    .filter((neighborhood) => neighborhood.slug !== slug && (facets.neighborhood.get(neighborhood.id) ?? 0) > 0)
    .toSorted((a, b) => distanceMeters(here, a) - distanceMeters(here, b))
    .slice(0, shownNearby)
    .map((neighborhood) => ({
      slug: neighborhood.slug,
      name: neighborhood.name[locale],
      count: facets.neighborhood.get(neighborhood.id) ?? 0,
    }))
}

/** Everything the page of a neighborhood shows, in one locale; null when there is no such neighborhood. */
export async function findNeighborhoodGuide(slug: string, locale: Locale, soonest?: SoonestOpenings) {
  const neighborhood = await findNeighborhood(slug)
  if (!neighborhood) return null
  const [specialties, languages, neighborhoods, clinics, nearby, { total, facets }, first] = await Promise.all([
    listSpecialties(),
    listFilterLanguages(),
    listNeighborhoods(),
    listFacilitiesOf(neighborhood.id),
    listNearby(slug, locale),
    countDoctors({ neighborhoodIds: [neighborhood.id] }),
    firstDoctors({ neighborhoodIds: [neighborhood.id] }, shownDoctors, soonest),
  ])
  return {
    id: neighborhood.id,
    slug,
    name: neighborhood.name[locale],
    lat: neighborhood.lat,
    lng: neighborhood.lng,
    guide: neighborhood.guide[locale],
    transit: neighborhood.transit[locale],
    isIndexable: neighborhood.isIndexable,
    total,
    specialties: specialties
      .map(({ id, slug: specialtySlug, name }) => ({
        slug: specialtySlug,
        name: name[locale],
        count: facets.specialty.get(id) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    languages: languages.filter(({ id }) => (facets.language.get(id) ?? 0) > 0).map(({ name }) => name[locale]),
    clinics: clinics.map(({ nameHans, nameHant, ...clinic }) => ({
      ...clinic,
      nameChinese: isEnglish(locale) ? null : chineseName({ nameHans, nameHant }, locale),
    })),
    nearby,
    labels: neighborhoodLabels(neighborhoods, locale),
    cards: await findProviderCards(first.hits, locale),
  }
}

export type NeighborhoodGuide = NonNullable<Awaited<ReturnType<typeof findNeighborhoodGuide>>>
