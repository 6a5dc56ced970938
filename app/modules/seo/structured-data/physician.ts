import type { MedicalSpecialty, Physician } from 'schema-dts'
import { required } from './data-error.ts'
import { medicalSpecialtyOf } from './medical-specialty.ts'
import { addressOf, type DataSite, publisherOf } from './site.ts'

type PhysicianNode = Extract<Physician, { '@type': 'Physician' }>

/**
 * The specification's fields that schema.org declares for other types only (FoodEstablishment, ContactPoint); readers of the data
 * take them on a Physician all the same.
 */
type SpecifiedFields = { acceptsReservations: boolean; availableLanguage: readonly string[] }

export type PhysicianData = PhysicianNode & SpecifiedFields

export type PhysicianWords = {
  /** Texts of `paymentAccepted` and the catalog's name. */
  cash: string
  insurance: string
  services: string
}

type Place = {
  nameEn: string
  address: { street: string; city: string; state: string; zip: string }
  phone: string | null
  lat: number | null
  lng: number | null
  isBookable: boolean
  hours: readonly { weekday: number; opens: string; closes: string }[]
  acceptsPlans: boolean
}

/** What is told of a doctor: facts of the public profile, in the reader's words. */
export type PhysicianFacts = {
  path: string
  npi: string | null
  name: string
  otherNames: readonly string[]
  description: string
  /** Complete address of a picture. */
  image: string
  email: string
  specialties: readonly { slug: string; name: string }[]
  languages: readonly string[]
  credentials: readonly { kind: string; title: string; issuer: string }[]
  places: readonly Place[]
  accepting: 'yes' | 'no' | 'limited' | 'unknown'
  cashPriceCents: number | null
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
/** Kinds of credentials by the words of credentialCategory; hospitals are told as memberships. */
const categories: Readonly<Record<string, string>> = {
  license: 'license',
  board: 'certification',
  education: 'degree',
  residency: 'residency',
  fellowship: 'fellowship',
  civil_surgeon: 'certification',
  language_cert: 'certification',
}

/** Structured data of a doctor's page (specification §3), and the newer terms for NPI and new patients. */
export function physicianData(facts: PhysicianFacts, words: PhysicianWords, site: DataSite): PhysicianData {
  const url = addressOf(site, facts.path)
  const [first] = facts.places
  const hospitals = facts.credentials.filter(({ kind }) => kind === 'hospital').map(({ issuer }) => issuer)
  const clinics = facts.places.map(({ nameEn }) => nameEn)
  const members = [...new Set([...clinics, ...hospitals])].map(
    (name) => ({ '@type': 'MedicalOrganization', name }) as const,
  )
  const paid = [
    ...(facts.cashPriceCents === null ? [] : [words.cash]),
    ...(facts.places.some(({ acceptsPlans }) => acceptsPlans) ? [words.insurance] : []),
  ]
  return {
    '@type': 'Physician',
    '@id': `${url}#physician`,
    url,
    name: required(facts.name, 'the name of a doctor'),
    ...(facts.otherNames.length > 0 ? { alternateName: [...facts.otherNames] } : {}),
    description: facts.description,
    image: facts.image,
    ...(first?.phone ? { telephone: first.phone } : {}),
    email: facts.email,
    ...(facts.places.length > 0 ? { address: facts.places.map(postalAddress) } : {}),
    ...(first && first.lat !== null && first.lng !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: first.lat, longitude: first.lng } }
      : {}),
    ...(first && first.hours.length > 0
      ? { openingHours: first.hours.map(({ weekday, opens, closes }) => `${days[weekday - 1]} ${opens}-${closes}`) }
      : {}),
    medicalSpecialty: specialtiesOf(facts),
    memberOf: members.length > 0 ? members : [publisherOf(site)],
    ...credentialsOf(facts),
    acceptsReservations: facts.places.some(({ isBookable }) => isBookable),
    paymentAccepted: paid.length > 0 ? paid.join(', ') : words.insurance,
    ...(facts.cashPriceCents === null ? {} : { priceRange: `$${Math.round(facts.cashPriceCents / 100)}` }),
    availableLanguage: [...facts.languages],
    knowsLanguage: [...facts.languages],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: words.services,
      itemListElement: facts.specialties.map(({ name }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url },
      })),
    },
    ...(facts.npi ? { usNPI: facts.npi } : {}),
    ...(facts.accepting === 'unknown' ? {} : { isAcceptingNewPatients: facts.accepting !== 'no' }),
  }
}

function postalAddress({ address: { street, city, state, zip } }: Place) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  } as const
}

/** schema.org's terms; a specialty that it has none for stands by its own name, which readers take too. */
function specialtiesOf({ specialties }: PhysicianFacts): MedicalSpecialty[] {
  const terms = specialties.map(({ slug, name }) => medicalSpecialtyOf(slug) ?? (name as MedicalSpecialty))
  return [...new Set(terms)]
}

function credentialsOf({ credentials }: PhysicianFacts) {
  const told = credentials.filter(({ kind }) => Object.hasOwn(categories, kind))
  if (told.length === 0) return {}
  return {
    hasCredential: told.map(({ kind, title, issuer }) => ({
      '@type': 'EducationalOccupationalCredential' as const,
      name: title,
      credentialCategory: categories[kind]!,
      recognizedBy: { '@type': 'Organization' as const, name: issuer },
    })),
  }
}
