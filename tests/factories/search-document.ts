import type { SearchDocument } from '#app/modules/directory/search/documents/document.ts'

/** What the search index holds of a place about which nothing is known. */
export const noFacts: Omit<SearchDocument, 'providerId' | 'facilityId'> = {
  terms: [],
  specialtyIds: [],
  neighborhoodId: null,
  plans: [],
  doctorLanguageIds: [],
  staffLanguageIds: [],
  gender: null,
  acceptingUntil: null,
  telehealth: false,
  weekend: false,
  evening: false,
  wheelchair: false,
  minAge: null,
  maxAge: null,
  lat: null,
  lng: null,
}
