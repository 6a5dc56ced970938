import type { Dentist, MedicalBusiness, MedicalSpecialty, Physician } from 'schema-dts'
import { required } from './data-error.ts'
import { medicalSpecialtyOf } from './medical-specialty.ts'
import type { PractitionerType } from './practitioner-type.ts'
import { addressOf, type DataSite } from './site.ts'

type PractitionerNode =
  | Extract<Physician, { '@type': 'Physician' }>
  | Extract<Dentist, { '@type': 'Dentist' }>
  | Extract<MedicalBusiness, { '@type': 'MedicalBusiness' }>

/**
 * The specification's fields that schema.org declares for other types only (FoodEstablishment, ContactPoint); readers of the data
 * take them on these types all the same.
 */
type SpecifiedFields = {
  medicalSpecialty?: readonly MedicalSpecialty[]
  acceptsReservations?: boolean
  availableLanguage?: readonly string[]
}

export type PractitionerData = PractitionerNode & SpecifiedFields

export type PractitionerWords = {
  /** Texts of `paymentAccepted` and the catalog's name. */
  cash: string
  insurance: string
  services: string
}

type FacilityFacts = {
  /** Null for a place that is only known by its address. */
  nameEn: string | null
  address: { street: string; city: string; state: string; zip: string }
  phone: string | null
  /** Null also where the point stands for an area only. */
  lat: number | null
  lng: number | null
  isBookable: boolean
  hours: readonly { weekday: number; opens: string; closes: string }[]
  acceptsPlans: boolean
}

/** What is told of a doctor: facts of the public profile, in the reader's words. */
export type PractitionerFacts = {
  type: PractitionerType
  /** Nobody has confirmed what the registry says: nothing is said of what it does not say, not even that it is not so. */
  isUnconfirmed: boolean
  path: string
  npi: string | null
  name: string
  otherNames: readonly string[]
  description: string
  /** Complete address of a picture. */
  image: string
  email: string | null
  specialties: readonly { slug: string; name: string }[]
  languages: readonly string[]
  credentials: readonly { kind: string; title: string; issuer: string }[]
  facilities: readonly FacilityFacts[]
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
export function practitionerData(facts: PractitionerFacts, words: PractitionerWords, site: DataSite): PractitionerData {
  const url = addressOf(site, facts.path)
  const [first] = facts.facilities
  const data = {
    '@type': facts.type,
    '@id': `${url}#physician`,
    url,
    name: required(facts.name, 'the name of a doctor'),
    ...(facts.otherNames.length > 0 ? { alternateName: [...facts.otherNames] } : {}),
    description: facts.description,
    image: facts.image,
    ...(first?.phone ? { telephone: first.phone } : {}),
    ...(facts.email ? { email: facts.email } : {}),
    ...(facts.facilities.length > 0 ? { address: facts.facilities.map(postalAddress) } : {}),
    ...whenAndWhere(first),
    medicalSpecialty: specialtiesOf(facts),
    ...memberships(facts),
    ...credentialsOf(facts),
    ...visits(facts, words, url),
    ...(facts.languages.length > 0
      ? { availableLanguage: [...facts.languages], knowsLanguage: [...facts.languages] }
      : {}),
    ...identity(facts),
  }
  // The compiler does not follow one literal through three types; the tests hold each to schema.org's vocabulary.
  return data as PractitionerData
}

function whenAndWhere(facility: FacilityFacts | undefined) {
  if (!facility) return {}
  const { lat, lng, hours } = facility
  return {
    ...(lat !== null && lng !== null
      ? { geo: { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: lng } }
      : {}),
    ...(hours.length > 0
      ? { openingHours: hours.map(({ weekday, opens, closes }) => `${days[weekday - 1]} ${opens}-${closes}`) }
      : {}),
  }
}

function memberships({ facilities, credentials }: PractitionerFacts) {
  const clinics = facilities.map(({ nameEn }) => nameEn).filter((name) => name !== null)
  const hospitals = credentials.filter(({ kind }) => kind === 'hospital').map(({ issuer }) => issuer)
  const names = [...new Set([...clinics, ...hospitals])]
  return names.length === 0
    ? {}
    : { memberOf: names.map((name) => ({ '@type': 'MedicalOrganization' as const, name })) }
}

/** How a visit comes about and is paid for, as far as it is known. */
function visits(
  { facilities, cashPriceCents, isUnconfirmed, specialties }: PractitionerFacts,
  words: PractitionerWords,
  url: string,
) {
  const paid = [
    ...(cashPriceCents === null ? [] : [words.cash]),
    ...(facilities.some(({ acceptsPlans }) => acceptsPlans) ? [words.insurance] : []),
  ]
  return {
    ...(isUnconfirmed ? {} : { acceptsReservations: facilities.some(({ isBookable }) => isBookable) }),
    ...(paid.length > 0 ? { paymentAccepted: paid.join(', ') } : {}),
    ...(cashPriceCents === null ? {} : { priceRange: `$${Math.round(cashPriceCents / 100)}` }),
    ...(isUnconfirmed ? {} : { hasOfferCatalog: catalog(specialties, words.services, url) }),
  }
}

const catalog = (specialties: PractitionerFacts['specialties'], name: string, url: string) => ({
  '@type': 'OfferCatalog' as const,
  name,
  itemListElement: specialties.map((specialty) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name: specialty.name, url },
  })),
})

/** `usNPI` is a physician's, and new patients are an organization of medicine's, in schema.org's vocabulary. */
function identity({ type, npi, accepting }: PractitionerFacts) {
  return {
    ...(npi && type === 'Physician' ? { usNPI: npi } : {}),
    ...(npi && type !== 'Physician'
      ? { identifier: { '@type': 'PropertyValue' as const, propertyID: 'NPI', value: npi } }
      : {}),
    ...(accepting === 'unknown' || type === 'MedicalBusiness' ? {} : { isAcceptingNewPatients: accepting !== 'no' }),
  }
}

function postalAddress({ address: { street, city, state, zip } }: FacilityFacts) {
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
function specialtiesOf({ specialties }: PractitionerFacts): MedicalSpecialty[] {
  const terms = specialties.map(({ slug, name }) => medicalSpecialtyOf(slug) ?? (name as MedicalSpecialty))
  return [...new Set(terms)]
}

function credentialsOf({ credentials }: PractitionerFacts) {
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
