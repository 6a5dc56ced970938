import type { MedicalWebPage, Specialty } from 'schema-dts'
import { required } from './data-error.ts'
import { medicalSpecialtyOf } from './medical-specialty.ts'
import { addressOf, type DataSite, publisherOf } from './site.ts'

export type MedicalPageFacts = {
  path: string
  name: string
  description: string
  /** What the page is about, in words; `MedicalCondition`, `MedicalTest`, `Drug` … name its kind when it has one. */
  about?: { type: 'MedicalCondition' | 'MedicalTest' | 'Drug' | 'MedicalEntity' | 'Thing'; name: string }
  /** Slugs of specialties. */
  specialtySlugs?: readonly string[]
  /** Day of the last review, YYYY-MM-DD. */
  reviewedOn?: string | null
  reviewedBy?: string | null
  sources?: readonly { publisher?: string; title: string; url: string }[]
}

/** Structured data of a page that tells of medicine: topics, tests, medicines, preparations. */
export function medicalPageData(
  facts: MedicalPageFacts,
  site: DataSite,
): Extract<MedicalWebPage, { '@type': 'MedicalWebPage' }> {
  const url = addressOf(site, facts.path)
  const specialties = [...new Set((facts.specialtySlugs ?? []).map(medicalSpecialtyOf))].filter((term) => term !== null)
  return {
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    url,
    name: required(facts.name, 'the name of the page'),
    description: facts.description,
    inLanguage: site.locale,
    publisher: publisherOf(site),
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    ...(facts.about ? { about: { '@type': facts.about.type, name: facts.about.name } } : {}),
    // `specialty` is a field of its own here; medicalSpecialty belongs to organizations.
    ...(specialties.length > 0 ? { specialty: specialties as Specialty[] } : {}),
    ...(facts.reviewedOn ? { lastReviewed: facts.reviewedOn } : {}),
    ...(facts.reviewedBy ? { reviewedBy: { '@type': 'Person', name: facts.reviewedBy } } : {}),
    ...(facts.sources?.length
      ? {
          citation: facts.sources.map(({ publisher, title, url: source }) => ({
            '@type': 'WebPage',
            name: title,
            url: source,
            ...(publisher ? { publisher: { '@type': 'Organization', name: publisher } as const } : {}),
          })),
        }
      : {}),
  }
}
