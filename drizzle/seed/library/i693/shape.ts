import type { LocalizedList } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import type { I693RuleEntry } from '#drizzle/seed/library/entry.ts'

type Given = Pick<I693RuleEntry, 'kind' | 'code' | 'name' | 'text'> &
  Partial<
    Pick<
      I693RuleEntry,
      | 'minMonths'
      | 'minWeeks'
      | 'maxMonths'
      | 'bornFrom'
      | 'seasonFrom'
      | 'seasonTo'
      | 'effectiveFrom'
      | 'effectiveTo'
      | 'isRetired'
      | 'bookletNames'
      | 'sources'
    >
  >

/** A rule with every bound open that is not given. */
export function rule({ sources = [cdcVaccines], bookletNames = noNames, ...given }: Given): I693RuleEntry {
  return {
    minMonths: null,
    minWeeks: null,
    maxMonths: null,
    bornFrom: null,
    seasonFrom: null,
    seasonTo: null,
    effectiveFrom: null,
    effectiveTo: null,
    isRetired: false,
    ...given,
    bookletNames,
    sources,
    reviewedOn: '2026-11-02',
  }
}

/** The last month of the age of `years`: 6 is up to six years and eleven months. */
export const throughAge = (years: number) => years * 12 + 11

const noNames: LocalizedList = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }

const civilSurgeons = 'https://www.cdc.gov/immigrant-refugee-health/hcp/civil-surgeons'

export const cdcVaccines: Source = {
  publisher: 'CDC',
  title: 'Vaccination Technical Instructions for Civil Surgeons',
  url: `${civilSurgeons}/vaccination.html`,
}

export const cdcTuberculosis: Source = {
  publisher: 'CDC',
  title: 'Tuberculosis Technical Instructions for Civil Surgeons',
  url: `${civilSurgeons}/tuberculosis.html`,
}

export const cdcSyphilis: Source = {
  publisher: 'CDC',
  title: 'Syphilis Technical Instructions for Civil Surgeons',
  url: `${civilSurgeons}/syphilis.html`,
}

export const cdcGonorrhea: Source = {
  publisher: 'CDC',
  title: 'Gonorrhea Technical Instructions for Civil Surgeons',
  url: `${civilSurgeons}/gonorrhea.html`,
}

export const uscisForm: Source = {
  publisher: 'USCIS',
  title: 'I-693, Report of Immigration Medical Examination and Vaccination Record',
  url: 'https://www.uscis.gov/i-693',
}

export const uscisFind: Source = {
  publisher: 'USCIS',
  title: 'Find a Civil Surgeon',
  url: 'https://www.uscis.gov/tools/find-a-civil-surgeon',
}

export const uscisReview: Source = {
  publisher: 'USCIS',
  title: 'Policy Manual, Volume 8, Part B, Chapter 4: Review of Medical Examination Documentation',
  url: 'https://www.uscis.gov/policy-manual/volume-8-part-b-chapter-4',
}

export const uscisVaccines: Source = {
  publisher: 'USCIS',
  title: 'Policy Manual, Volume 8, Part B, Chapter 9: Vaccination Requirement',
  url: 'https://www.uscis.gov/policy-manual/volume-8-part-b-chapter-9',
}
