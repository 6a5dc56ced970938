import { now as clockNow } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { neighborsOf } from '#app/modules/complaints/neighbors.ts'
import { findProviderCards, type ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import {
  findSpecialty,
  listFilterLanguages,
  listNeighborhoods,
  listSpecialties,
} from '#app/modules/directory/queries/reference.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { findFirstAvailable, findWaitlists, type Wishes } from '../queries/first-available.server.ts'
import { type WhenWords, whenWords } from '../when-words.ts'
import { findSpecialtyList, type SpecialtyList } from './specialty-list.server.ts'

/** Doctors shown at once. */
const shown = 6

export type FirstTime = { when: WhenWords; card: ProviderCard; visitCode: string; visitName: string; minutes: number }

export type FirstAvailablePage = {
  specialty: { slug: string; name: string }
  near: string
  lang: string
  areas: { value: string; label: string }[]
  languages: { value: string; label: string }[]
  times: FirstTime[]
  /** Where nobody has time: other kinds of doctor who see much of the same and have some, or who see everybody at first. */
  related: { slug: string; name: string }[]
  /** Where nobody has time: doctors who fit the wishes and can be waited for. */
  waits: ProviderCard[]
  /** The waitlist of the specialty; null where there is nobody to wait for. */
  specialtyList: SpecialtyList | null
}

/** Who sees everybody at first, after those who see much of the same. */
const firstSeen = ['family-medicine', 'internal-medicine']
const mostRelated = 3
const mostWaits = 3

async function relatedWithTimes(specialtyId: string, locale: Locale): Promise<FirstAvailablePage['related']> {
  const rows = await listSpecialties()
  const ids = [...new Set([...neighborsOf([specialtyId]), ...firstSeen])].filter((id) => id !== specialtyId)
  const open = await Promise.all(
    ids.map(
      async (id) =>
        (await findFirstAvailable({ specialtyId: id, neighborhoodId: null, languageId: null }, 1)).length > 0,
    ),
  )
  const named = ids.filter((_, index) => open[index]).flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return named.slice(0, mostRelated).map(({ slug, name }) => ({ slug, name: name[locale] }))
}

async function cardsToWaitFor(wishes: Wishes, locale: Locale): Promise<ProviderCard[]> {
  const waits = await findWaitlists(wishes, mostWaits)
  return findProviderCards(
    waits.map(({ providerId, facilityId }) => ({ providerId, facilityId, distanceMeters: null })),
    locale,
  )
}

/** The earliest times of a specialty across its doctors, with the wishes of the address; null for an unknown specialty. */
export async function findFirstAvailablePage(
  slug: string,
  search: URLSearchParams,
  locale: Locale,
): Promise<FirstAvailablePage | null> {
  const specialty = await findSpecialty(slug)
  if (!specialty) return null
  const [neighborhoods, languages] = await Promise.all([listNeighborhoods(), listFilterLanguages()])
  const area = neighborhoods.find((row) => row.slug === search.get('near')) ?? null
  const language = languages.find((row) => row.id === search.get('lang')) ?? null
  const wishes = { specialtyId: specialty.id, neighborhoodId: area?.id ?? null, languageId: language?.id ?? null }
  const found = await findFirstAvailable(wishes, shown)
  const providerFacilities = await Promise.all(
    found.map(({ providerFacilityId }) => getProviderFacility(db, providerFacilityId)),
  )
  const cards = await findProviderCards(
    found.map(({ providerId }, index) => ({
      providerId,
      facilityId: providerFacilities[index]!.facilityId,
      distanceMeters: null,
    })),
    locale,
  )
  const visits = await Promise.all(
    found.map(({ providerFacilityId, visitTypeId }) => getVisitType(db, providerFacilityId, visitTypeId)),
  )
  const now = clockNow()
  return {
    specialty: { slug, name: specialty.name[locale] },
    near: area?.slug ?? '',
    lang: language?.id ?? '',
    areas: neighborhoods.map((row) => ({ value: row.slug, label: row.name[locale] })),
    languages: languages.map((row) => ({ value: row.id, label: row.name[locale] })),
    related: found.length === 0 ? await relatedWithTimes(specialty.id, locale) : [],
    waits: found.length === 0 ? await cardsToWaitFor(wishes, locale) : [],
    specialtyList: await findSpecialtyList(slug, { area: area?.slug ?? null }, locale),
    times: found.flatMap(({ providerId, startsAt, timeZone }, index) => {
      const card = cards.find(({ id }) => id === providerId)
      const visit = visits[index]!
      if (!card) return []
      const when = whenWords(startsAt, timeZone, locale, now)
      return [{ when, card, visitCode: visit.code, visitName: visit.name[locale], minutes: visit.minutes }]
    }),
  }
}
