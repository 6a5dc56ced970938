import type { MedicalPageFacts } from '#app/modules/seo/structured-data/medical-page.ts'
import { paths } from '#app/paths.ts'
import type { Medicine } from './medications.server.ts'

/** What search engines are told of the page of a medicine. */
export function medicineFacts(medicine: Medicine): MedicalPageFacts {
  return {
    path: paths.medication({ name: medicine.slug }),
    name: medicine.title,
    description: medicine.use,
    about: { type: 'Drug', name: medicine.generic },
    reviewedOn: medicine.reviewedOn,
    sources: medicine.sources,
  }
}
