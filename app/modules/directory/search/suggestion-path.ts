import { paths } from '#app/paths.ts'
import type { Suggestion } from './search-query.ts'

/** Where choosing a suggestion leads. */
export function suggestionPath({ kind, slug, label, specialtySlug, query }: Suggestion): string {
  switch (kind) {
    case 'provider':
      return paths.doctor(specialtySlug ?? 'all', slug)
    case 'specialty':
      return paths.doctorsOfSpecialty(slug)
    case 'neighborhood':
      return paths.neighborhood(slug)
    case 'plan':
      return paths.doctors({ plan: slug })
    case 'symptom':
    case 'facility':
      return paths.doctors({ q: query ?? label })
  }
}
