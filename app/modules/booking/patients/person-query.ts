import { divideWord } from '#app/modules/directory/search/reading/readings.ts'
import { lookupsOf, unitsOf, type Unit } from '#app/modules/directory/search/tokens.ts'
import type { PersonWords } from './person-words.ts'

/** What a person has to have to be meant. */
export type Wanted =
  | { all: readonly Wanted[] }
  | { any: readonly Wanted[] }
  | { beginning: string }
  | { characters: string }
  | { initials: string }
  | { lastFour: string }

/** Longer runs of letters are no initials. */
const mostInitials = 5

/**
 * Somebody's name as it is typed, whole or begun, in characters or in any spelling, split or joined, surname first or last: every
 * part of it has to be in the name. Null for a text without letters.
 */
export function readName(text: string): Wanted | null {
  const units = unitsOf(text)
  if (units.length === 0) return null
  if (units.length > 1 && units.every(({ kind, text: letter }) => kind === 'word' && letter.length === 1))
    return { initials: units.map(({ text: letter }) => letter).join('') }
  const characters = lookupsOf(units.filter(({ kind }) => kind === 'han')).map((each) => ({ characters: each }))
  return { all: [...characters, ...units.filter(({ kind }) => kind === 'word').map(readWord)] }
}

function readWord({ text }: Unit): Wanted {
  const ways: Wanted[] = [{ beginning: text }]
  if (text.length > 1 && text.length <= mostInitials) ways.push({ initials: text })
  for (const parts of divideWord(text)) ways.push({ all: parts.map((beginning) => ({ beginning })) })
  return { any: ways }
}

/** Whether a person is meant. */
export function isMeant(wanted: Wanted, words: PersonWords): boolean {
  if ('all' in wanted) return wanted.all.every((each) => isMeant(each, words))
  if ('any' in wanted) return wanted.any.some((each) => isMeant(each, words))
  if ('beginning' in wanted) return [...words.latin].some((word) => word.startsWith(wanted.beginning))
  if ('characters' in wanted) return words.han.has(wanted.characters)
  if ('initials' in wanted) return words.initials.has(wanted.initials)
  return words.lastFour === wanted.lastFour
}
