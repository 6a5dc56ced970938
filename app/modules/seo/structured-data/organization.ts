import type { Organization } from 'schema-dts'
import { paths } from '#app/paths.ts'
import { required } from './data-error.ts'
import { addressOf, type DataSite, organizationId } from './site.ts'

export type OrganizationNode = Extract<Organization, { '@type': 'Organization' }>

export type OrganizationFacts = {
  description: string
  slogan: string
  areaServed: string
  /** Of the specified offers: online doctor appointment, medical information lookup. */
  offers: { catalog: string; appointment: string; information: string }
  contact: { type: string; phone: string; email: string }
  /** Profiles of the site elsewhere, from configuration. */
  sameAs: readonly string[]
}

/** Stated in the specification. */
const foundingYear = '2020'
const logoPixels = 512

/** Structured data of the organization behind the site (specification §3). */
export function organizationData(facts: OrganizationFacts, site: DataSite): OrganizationNode {
  const code = 'ORG_STRUCTURED_DATA_ERROR'
  const offer = (name: string, path: string) =>
    ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name, url: addressOf(site, path) } }) as const
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: required(site.name, 'the name of the organization', code),
    description: required(facts.description, 'the description of the organization', code),
    url: addressOf(site, paths.home()),
    logo: {
      '@type': 'ImageObject',
      url: `${site.origin}/logo-512.png`,
      width: { '@type': 'QuantitativeValue', value: logoPixels, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: logoPixels, unitCode: 'E37' },
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: facts.contact.type,
      telephone: facts.contact.phone,
      email: facts.contact.email,
      availableLanguage: ['zh', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    },
    areaServed: { '@type': 'AdministrativeArea', name: facts.areaServed },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: facts.offers.catalog,
      itemListElement: [
        offer(facts.offers.appointment, paths.doctors()),
        offer(facts.offers.information, paths.topics()),
      ],
    },
    foundingDate: foundingYear,
    slogan: facts.slogan,
    ...(facts.sameAs.length > 0 ? { sameAs: [...facts.sameAs] } : {}),
  }
}
