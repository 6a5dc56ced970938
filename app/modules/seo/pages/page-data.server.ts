import { habits } from '#app/core/i18n/habits.ts'
import { formatList } from '#app/core/format/format.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteEmail, siteName, siteOrigin, sitePhone, siteProfiles } from '#app/core/site.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import type { SpecialtyGuide } from '#app/modules/directory/queries/specialty-guide.server.ts'
import { imageMark, imagePath } from '#app/modules/seo/share-image/image-address.server.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbData, type BreadcrumbStep } from '../structured-data/breadcrumb.ts'
import { faqData } from '../structured-data/faq.ts'
import { organizationData } from '../structured-data/organization.ts'
import { type PractitionerFacts, practitionerData } from '../structured-data/practitioner.ts'
import { practitionerType } from '../structured-data/practitioner-type.ts'
import { resultsMapData } from '../structured-data/results.ts'
import type { DataSite } from '../structured-data/site.ts'
import { websiteData } from '../structured-data/website.ts'

/** Structured data of pages, made of what their loaders have read. Each answers a function, which requestHead calls. */

/** The site as the page of a request speaks of it. */
export function dataSite(request: Request): DataSite {
  const locale = localeOf(request)
  return { origin: siteOrigin, locale, name: siteName(locale) }
}

/** The organization and the site: home, contact and the page for partners. */
export function siteThings(request: Request) {
  const site = dataSite(request)
  const t = translator(site.locale)
  const organization = () =>
    organizationData(
      {
        description: t('seo.description'),
        slogan: t('seo.slogan'),
        areaServed: t('seo.areaServed'),
        offers: {
          catalog: t('seo.services'),
          appointment: t('seo.offerAppointment'),
          information: t('seo.offerInformation'),
        },
        contact: { type: t('seo.customerService'), phone: sitePhone, email: siteEmail },
        sameAs: siteProfiles,
      },
      site,
    )
  return [organization, () => websiteData(site)]
}

/** The way down to a page, from the step after home to the page itself; as its visible breadcrumb. */
export function breadcrumbThing(request: Request, steps: readonly BreadcrumbStep[]) {
  const site = dataSite(request)
  const home = { name: translator(site.locale, 'ui')('breadcrumb.home'), path: paths.home() }
  return () => breadcrumbData([home, ...steps], site)
}

type ResultsWords = {
  path: string
  /** The heading of the list. */
  name: string
  /** What was searched for; empty when nothing was, and the heading stands in. */
  query: string
  /** The areas in words; without any, the whole of it. */
  neighborhoods: readonly string[]
  coordinates?: { lat: number; lng: number } | undefined
}

/** A list of doctors and its map: count, search query, location, coordinates. */
export function resultsThing(
  request: Request,
  { total, cards }: Pick<Results, 'total' | 'cards'>,
  words: ResultsWords,
) {
  const site = dataSite(request)
  return () =>
    resultsMapData(
      {
        path: words.path,
        name: words.name,
        totalResults: total,
        searchQuery: words.query || words.name,
        location:
          words.neighborhoods.length > 0
            ? formatList([...words.neighborhoods], site.locale)
            : translator(site.locale)('seo.areaServed'),
        coordinates: words.coordinates
          ? { latitude: words.coordinates.lat, longitude: words.coordinates.lng }
          : middleOf(cards),
        results: cards.map(({ name, slug, specialtySlug }) => ({
          name: name.main,
          path: paths.doctor(specialtySlug, slug),
        })),
      },
      site,
    )
}

/** The middle of the places that the results show; null when none has a place on the map. */
function middleOf(cards: Results['cards']) {
  const points = cards.flatMap(({ location }) =>
    location && location.lat !== null && location.lng !== null ? [{ lat: location.lat, lng: location.lng }] : [],
  )
  if (points.length === 0) return null
  const mean = (of: 'lat' | 'lng') => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { latitude: rounded(mean('lat')), longitude: rounded(mean('lng')) }
}

/** The questions that a specialty's page answers. */
export function specialtyFaqThing(request: Request, guide: SpecialtyGuide) {
  const site = dataSite(request)
  const t = translator(site.locale)
  const { one, many } = professionOf(guide, site.locale)
  const listed = (items: readonly string[]) => inOneText(items, site.locale)
  return () =>
    faqData(
      [
        { question: t('seo.whatTreats', { doctors: many }), answer: guide.description },
        { question: t('seo.whenToGo', { doctor: one }), answer: listed(guide.whenToGo) },
        { question: t('seo.whatToAsk', { doctor: one }), answer: listed(guide.questionsToAsk) },
      ],
      site,
    )
}

/** The points of a list as one text; a point that ends like a sentence needs nothing between it and the next. */
function inOneText(items: readonly string[], locale: Locale): string {
  const { separators, sentenceGap } = habits[locale]
  return items.reduce(
    (text, item) => (text === '' ? item : text + (/[？。！?.!]$/.test(text) ? sentenceGap : separators.clauses) + item),
    '',
  )
}

/** A doctor's page: the doctor, and the questions that the profile answers. */
export function profileThings(request: Request, profile: ProviderProfile, page: { name: string; description: string }) {
  const site = dataSite(request)
  const t = translator(site.locale)
  const words = { cash: t('seo.cashPaid'), insurance: t('seo.insurancePaid'), services: t('seo.services') }
  return [() => practitionerData(practitionerFacts(profile, page, site), words, site), () => faqData(profile.faq, site)]
}

function practitionerFacts(
  profile: ProviderProfile,
  page: { name: string; description: string },
  site: { origin: string; locale: Locale },
): PractitionerFacts {
  const { main, other } = profile.name
  const picture = imagePath(`doctor/${profile.slug}`, 'square', site.locale, imageMark([main, page.name]))
  const primary = profile.specialties[0]!
  return {
    type: practitionerType(profile.title, primary.slug),
    isUnconfirmed: profile.isUnconfirmed,
    path: paths.doctor(primary.slug, profile.slug),
    npi: profile.npi,
    name: page.name,
    otherNames: [main, other, profile.pronunciation?.pinyin].filter(
      (name): name is string => typeof name === 'string' && name !== page.name,
    ),
    description: profile.bio ?? page.description,
    image: site.origin + (profile.photo?.large ?? picture),
    // Doctors' own addresses are not public; customer service answers for those who work with us, and for nobody else.
    email: profile.isUnconfirmed ? null : siteEmail,
    specialties: profile.specialties,
    languages: profile.languages.map(({ id }) => id),
    credentials: profile.credentials,
    facilities: profile.locations.map((location) => ({
      ...location,
      nameEn: location.isNamedByAddress ? null : location.nameEn,
      lat: location.isRoughlyLocated ? null : location.lat,
      address: addressParts(location.addressLines),
      acceptsPlans: location.plans.some(({ state }) => state === 'accepted'),
    })),
    accepting: profile.accepting,
    cashPriceCents: profile.cashPriceCents,
  }
}

/** Street, and "City, ST 10001" in its parts. */
function addressParts([street, town]: readonly [string, string]) {
  const [, city = town, state = '', zip = ''] = /^(.+), ([A-Z]{2}) (\S+)$/.exec(town) ?? []
  return { street, city, state, zip }
}
