import { fold } from '../fold.ts'
import { interpretText } from '../reading/interpretation.ts'
import { withSnapshot } from '../index/snapshot.server.ts'
import type { Meaning } from '../reading/vocabulary.ts'
import { currentReferences, referentKey, type References } from '../reading/vocabulary.server.ts'

/** Phrases that begin with what was typed and are looked through; a specialty has a few names in each language. */
const mostPhrases = 120

/** The specialties that meanings are about: themselves, or those that see a complaint. */
function idsIn(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap(({ kind, values }) => {
    return kind === 'specialty' || kind === 'symptom' ? values.map(({ id }) => id) : []
  })
}

/** Specialties with the words somewhere inside a name, such as "surgery". */
function withWords({ referents }: References, words: string): string[] {
  return [...referents.values()].flatMap(({ kind, id, name }) => {
    const isIn = kind === 'specialty' && Object.values(name).some((each) => fold(each).includes(words))
    return isIn ? [id] : []
  })
}

/**
 * The ids of specialties that a text names, as the search for doctors reads it: in either script, in pinyin or in English, by another
 * name or by a complaint. What is named comes first, then what begins so, then what has the words inside, then what sees the complaint.
 */
export async function findSpecialties(text: string, limit: number): Promise<string[]> {
  const words = fold(text)
  if (words === '') return []
  const references = await withSnapshot(({ state }) => currentReferences(state.build))
  const { units, pieces } = interpretText(text, references.vocabulary)
  const named = pieces.flatMap(({ meanings }) => meanings)
  const beginning = references.vocabulary.startingWith(units, mostPhrases)
  const isSpecialty = ({ kind }: Meaning) => kind === 'specialty'
  const ids = [
    ...idsIn(named.filter(isSpecialty)),
    ...idsIn(beginning.filter(isSpecialty)),
    ...withWords(references, words),
    ...idsIn([...named, ...beginning]),
  ]
  return [...new Set(ids)].filter((id) => references.referents.has(referentKey('specialty', id))).slice(0, limit)
}
