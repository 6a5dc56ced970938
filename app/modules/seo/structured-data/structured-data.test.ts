import type { Thing } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { siteOrigin } from '#app/core/site.server.ts'
import { problemsOf, readDeclarations, readRelease, releaseMissing } from '#tests/routes/schema-vocabulary.ts'
import { articleData } from './article.ts'
import { breadcrumbData } from './breadcrumb.ts'
import { faqData } from './faq.ts'
import { medicalPageData } from './medical-page.ts'
import { type OrganizationFacts, organizationData } from './organization.ts'
import { type PractitionerFacts, practitionerData } from './practitioner.ts'
import { practitionerType } from './practitioner-type.ts'
import { resultsMapData } from './results.ts'
import type { DataSite } from './site.ts'
import { websiteData } from './website.ts'

const site: DataSite = { origin: siteOrigin, locale: 'en-US', name: 'Chinese Care Guide' }

const doctor: PractitionerFacts = {
  type: 'Physician',
  isUnconfirmed: false,
  path: '/doctor/cardiology/mei-lin',
  npi: '1234567893',
  name: 'Mei Lin, MD',
  otherNames: ['林梅', 'Lín Méi'],
  description: 'Sees hearts.',
  image: `${siteOrigin}/i.png`,
  email: 'help@care.test',
  specialties: [
    { slug: 'cardiology', name: 'Cardiology' },
    { slug: 'acupuncture', name: 'Acupuncture' },
  ],
  languages: ['cmn', 'yue-x-toisan', 'en'],
  credentials: [
    { kind: 'board', title: 'Cardiology', issuer: 'Demo Board' },
    { kind: 'hospital', title: 'Attending', issuer: 'Banyan Hospital' },
    { kind: 'dea', title: 'Registration', issuer: 'DEA' },
  ],
  facilities: [
    {
      nameEn: 'Lotus Clinic',
      address: { street: '1 Lotus St, Suite 2', city: 'Flushing', state: 'NY', zip: '11354' },
      phone: '+17185550100',
      lat: 40.76,
      lng: -73.83,
      isBookable: true,
      hours: [{ weekday: 7, opens: '09:00', closes: '12:00' }],
      acceptsPlans: true,
    },
  ],
  accepting: 'limited',
  cashPriceCents: 15_000,
}
const words = { cash: 'Cash', insurance: 'Health insurance', services: 'Visits' }
const facts: OrganizationFacts = {
  description: 'Finds doctors.',
  slogan: 'See a doctor in your language',
  areaServed: 'New York City and the surrounding area',
  offers: { catalog: 'Services', appointment: 'Online doctor appointment', information: 'Medical information lookup' },
  contact: { type: 'Customer service', phone: '+12125550100', email: 'help@care.test' },
  sameAs: ['https://social.example/care'],
}
const results = {
  path: '/location/flushing/all',
  name: 'Doctors in Flushing',
  totalResults: 2,
  searchQuery: 'Doctors in Flushing',
  location: 'Flushing',
  coordinates: { latitude: 40.76, longitude: -73.83 },
  results: [{ name: 'Mei Lin', path: '/doctor/cardiology/mei-lin' }],
}
const article = {
  path: '/blogs/cards',
  headline: 'Which card',
  description: 'Cards.',
  image: `${siteOrigin}/i.png`,
  publishedOn: '2026-09-01',
  author: { name: 'Lin', path: '/doctor/family-medicine/wei-lin', specialty: 'Family medicine' },
  section: 'Insurance',
  keywords: ['card', 'plan'],
  sources: [{ title: 'Medicare', url: 'https://www.medicare.gov/' }],
}
const topic = {
  path: '/knowlege/hepatitis-b',
  name: 'Hepatitis B',
  description: 'About it.',
  about: { type: 'MedicalCondition', name: 'Hepatitis B' } as const,
  specialtySlugs: ['gastroenterology', 'hepatology', 'acupuncture'],
  reviewedOn: '2026-11-02',
  reviewedBy: 'Dr. Lin',
  sources: [{ publisher: 'CDC', title: 'Hepatitis B', url: 'https://www.cdc.gov/' }],
}

const everything: Record<string, Thing> = {
  physician: practitionerData(doctor, words, site),
  'physician with nothing known': practitionerData(
    {
      ...doctor,
      npi: null,
      otherNames: [],
      credentials: [],
      facilities: [],
      accepting: 'unknown',
      cashPriceCents: null,
    },
    words,
    site,
  ),
  dentist: practitionerData({ ...doctor, type: 'Dentist' }, words, site),
  'another professional': practitionerData({ ...doctor, type: 'MedicalBusiness' }, words, site),
  organization: organizationData(facts, site),
  website: websiteData(site),
  results: resultsMapData(results, site),
  breadcrumb: breadcrumbData([{ name: 'Home', path: '/' }], site),
  faq: faqData([{ question: 'What?', answer: 'That.' }], site)!,
  article: articleData(article, site),
  topic: medicalPageData(topic, site),
}

const vocabularies = [
  { name: `the release of schema.org${releaseMissing}`, read: readRelease, isMissing: releaseMissing !== '' },
  { name: 'the declarations of schema-dts', read: readDeclarations, isMissing: false },
]

describe.each(vocabularies)('structured data against $name', ({ read, isMissing }) => {
  it.skipIf(isMissing).each(Object.keys(everything))('%s has known types and properties only', (name) => {
    expect(problemsOf(JSON.parse(JSON.stringify(everything[name])), read())).toEqual([])
  })

  it.skipIf(isMissing)('finds what is wrong', () => {
    const vocabulary = read()
    const wrong = (thing: Record<string, unknown>) => problemsOf(thing, vocabulary).length
    expect(wrong({ '@type': 'Physican' })).toBe(1)
    expect(wrong({ name: 'no type' })).toBe(1)
    expect(wrong({ '@type': 'Physician', nmae: 'x' })).toBe(1)
    expect(wrong({ '@type': 'Person', usNPI: '1' })).toBe(1)
    expect(wrong({ '@type': 'Physician', address: { '@type': 'Question' } })).toBe(1)
    expect(wrong({ '@type': 'Physician', name: 3 })).toBe(1)
    expect(wrong({ '@type': 'Physician', isAcceptingNewPatients: true, name: 'x' })).toBe(0)
    expect(wrong({ '@type': 'Organization', acceptsReservations: true })).toBe(1)
  })
})

describe('practitionerData', () => {
  it('has every field of the specification', () => {
    const specified =
      '@type name alternateName description image telephone email address medicalSpecialty memberOf hasCredential acceptsReservations paymentAccepted priceRange availableLanguage hasOfferCatalog'
    expect(Object.keys(everything.physician!)).toEqual(expect.arrayContaining(specified.split(' ')))
  })

  it('tells NPI, new patients and languages', () => {
    expect(practitionerData(doctor, words, site)).toMatchObject({
      usNPI: '1234567893',
      isAcceptingNewPatients: true,
      availableLanguage: ['cmn', 'yue-x-toisan', 'en'],
      acceptsReservations: true,
      paymentAccepted: 'Cash, Health insurance',
      priceRange: '$150',
      openingHours: ['Su 09:00-12:00'],
      medicalSpecialty: ['https://schema.org/Cardiovascular', 'Acupuncture'],
    })
    expect(practitionerData({ ...doctor, accepting: 'no' }, words, site)).toMatchObject({
      isAcceptingNewPatients: false,
    })
    expect(practitionerData({ ...doctor, accepting: 'unknown' }, words, site)).not.toHaveProperty(
      'isAcceptingNewPatients',
    )
  })

  it('keeps registrations that are nobody’s business to itself, and counts hospitals as memberships', () => {
    const text = JSON.stringify(everything.physician)
    expect(text).not.toContain('DEA')
    expect(practitionerData(doctor, words, site).memberOf).toMatchObject([
      { name: 'Lotus Clinic' },
      { name: 'Banyan Hospital' },
    ])
  })

  it('says of a record of the registry what the registry says, and no more', () => {
    const { address, ...facility } = doctor.facilities[0]!
    const record: PractitionerFacts = {
      ...doctor,
      isUnconfirmed: true,
      otherNames: [],
      email: null,
      languages: [],
      credentials: [],
      accepting: 'unknown',
      cashPriceCents: null,
      facilities: [
        { ...facility, address, nameEn: null, lat: null, isBookable: false, hours: [], acceptsPlans: false },
      ],
    }
    expect(Object.keys(practitionerData(record, words, site)).toSorted()).toEqual(
      '@id @type address description image medicalSpecialty name telephone url usNPI'.split(' '),
    )
    expect(practitionerData({ ...record, type: 'MedicalBusiness' }, words, site)).toMatchObject({
      identifier: { propertyID: 'NPI', value: '1234567893' },
    })
  })

  it.each([
    ['MD', 'cardiology', 'Physician'],
    ['M.D., PhD', 'psychiatry', 'Physician'],
    ['DPM', 'podiatry', 'Physician'],
    [null, 'internal-medicine', 'Physician'],
    ['PhD', 'dermatology', 'Physician'],
    ['DDS', 'dentistry', 'Dentist'],
    ['DMD, MD', 'oral-surgery', 'Dentist'],
    [null, 'orthodontics', 'Dentist'],
    ['NP', 'family-medicine', 'MedicalBusiness'],
    ['PA-C', 'cardiology', 'MedicalBusiness'],
    ['DPT', 'physical-therapy', 'MedicalBusiness'],
    ['LAc', 'acupuncture', 'MedicalBusiness'],
    ['PsyD', 'psychology', 'MedicalBusiness'],
    ['PhD', 'psychology', 'MedicalBusiness'],
    [null, 'nurse-practitioner', 'MedicalBusiness'],
    ['RDH', 'dentistry', 'MedicalBusiness'],
  ])('%s in %s is a %s', (title, specialty, type) => expect(practitionerType(title, specialty)).toBe(type))

  it('cannot be made without a name', () => {
    expect(() => practitionerData({ ...doctor, name: ' ' }, words, site)).toThrow('name')
  })
})

describe('organizationData', () => {
  it('states logo, offers, founding year and profiles', () => {
    expect(organizationData(facts, site)).toMatchObject({
      foundingDate: '2020',
      logo: { url: `${siteOrigin}/logo-512.png`, width: { value: 512 }, height: { value: 512 } },
      hasOfferCatalog: {
        itemListElement: [
          { itemOffered: { name: 'Online doctor appointment' } },
          { itemOffered: { name: 'Medical information lookup' } },
        ],
      },
      sameAs: ['https://social.example/care'],
    })
    expect(organizationData({ ...facts, sameAs: [] }, site)).not.toHaveProperty('sameAs')
  })

  it('fails under its own code', () => {
    expect(() => organizationData({ ...facts, description: '' }, site)).toThrow(
      expect.objectContaining({ code: 'ORG_STRUCTURED_DATA_ERROR' }) as Error,
    )
  })
})

describe('resultsMapData', () => {
  it('tells count, query, area and its middle', () => {
    expect(resultsMapData(results, site)).toMatchObject({
      mainEntity: { numberOfItems: 2, itemListElement: [{ position: 1, name: 'Mei Lin' }] },
      potentialAction: { query: 'Doctors in Flushing' },
      contentLocation: { name: 'Flushing', geo: { latitude: 40.76, longitude: -73.83 } },
    })
    expect(resultsMapData({ ...results, coordinates: null }, site).contentLocation).not.toHaveProperty('geo')
  })

  it.each([-1, 1.5, Number.NaN])('does not count %s results', (totalResults) => {
    expect(() => resultsMapData({ ...results, totalResults }, site)).toThrow('whole number')
  })
})

describe('faqData', () => {
  it('is nothing without an answered question', () => {
    expect(faqData([], site)).toBeNull()
    expect(faqData([{ question: 'What?', answer: ' ' }], site)).toBeNull()
  })
})

describe('addresses', () => {
  it('are those of the page’s locale', () => {
    expect(breadcrumbData([{ name: 'Home', path: '/' }], site).itemListElement).toMatchObject([
      { item: `${siteOrigin}/en-US`, position: 1 },
    ])
    expect(articleData(article, site)).toMatchObject({
      mainEntityOfPage: `${siteOrigin}/en-US/blogs/cards`,
      dateModified: '2026-09-01',
    })
    expect(medicalPageData(topic, site)).toMatchObject({
      specialty: ['https://schema.org/Gastroenterologic'],
      lastReviewed: '2026-11-02',
    })
  })
})
