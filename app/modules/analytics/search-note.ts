import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { countChosen, type SearchParams } from '#app/modules/directory/results/search-params.ts'
import type { PageNote } from './page-note.ts'
import { keepableWords } from './unfound-words.ts'

/**
 * What is counted of a list of doctors; null for further pages of one, and for the list of everybody that nobody asked anything of.
 */
export function searchNote(params: SearchParams, results: Results): PageNote | null {
  const { subject, reading, help, isUrgent, total } = results
  const { readAs } = subject
  const read = (wanted: string) => readAs.flatMap(({ kind, id }) => (kind === wanted && id !== null ? [id] : []))
  const specialtyIds = [...new Set([...subject.specialtyIds, ...read('specialty')])]
  const areaIds = [...new Set([...subject.neighborhoodIds, ...read('neighborhood')])]
  const isAsked = params.q !== '' || specialtyIds.length > 0 || areaIds.length > 0 || countChosen(params) > 0
  if (!isAsked || params.page > 1) return null
  const isFound = total > 0
  const isSentence = reading?.isSentence ?? false
  const words = isFound ? null : keepableWords({ q: params.q, readAs, isSentence, help, isUrgent })
  return { kind: 'search', specialtyIds, areaIds, isFound, words }
}
