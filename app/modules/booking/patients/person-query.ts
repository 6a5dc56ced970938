import { divideWord } from '#app/modules/directory/search/reading/readings.ts'
import { isSurnameSpelling } from '#app/modules/directory/search/romanization/latin-names.ts'
import { lookupsOf, unitsOf, type Unit } from '#app/modules/directory/search/tokens.ts'
import type { PersonWords } from './person-words.ts'

/** What a person has to have to be meant. */
export type Wanted =
  | { all: readonly Wanted[] }
  | { any: readonly Wanted[] }
  | { beginning: string }
  | { characters: string }
  | { initials: string }
  /** A name that was typed as one word: its surname, and its given name or the beginning of it. */
  | { surname: string; given: string; isGivenWhole: boolean }
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
  // Hardly any name begins without a vowel: there the letters are likelier to be initials.
  if (text.length > 1 && text.length <= mostInitials) ways.splice(/[aeiouy]/.test(text) ? 1 : 0, 0, { initials: text })
  for (const [surname, given] of divideWord(text)) ways.push({ surname, given, isGivenWhole: !mayGoOn(text, surname) })
  return { any: ways }
}

/**
 * Whether what follows a surname in a word may be only begun. A given name that comes first is whole, and so is what is left of a word
 * that is a surname itself: "wang" is no 温 with a name in G.
 */
const mayGoOn = (text: string, surname: string) => text.startsWith(surname) && !isSurnameSpelling(text)

/** What was typed with each word read in its likeliest way alone; null where there is no other. */
export function likeliest(wanted: Wanted): Wanted | null {
  const first = firstReading(wanted)
  return JSON.stringify(first) === JSON.stringify(wanted) ? null : first
}

function firstReading(wanted: Wanted): Wanted {
  if ('any' in wanted) return wanted.any.length === 1 ? wanted : firstReading(wanted.any[0]!)
  return 'all' in wanted ? { all: wanted.all.map(firstReading) } : wanted
}

/** Whether a person is meant. */
export function isMeant(wanted: Wanted, words: PersonWords): boolean {
  if ('all' in wanted) return wanted.all.every((each) => isMeant(each, words))
  if ('any' in wanted) return wanted.any.some((each) => isMeant(each, words))
  if ('beginning' in wanted) return [...words.latin].some((word) => word.startsWith(wanted.beginning))
  if ('characters' in wanted) return words.han.has(wanted.characters)
  if ('initials' in wanted) return words.initials.has(wanted.initials)
  if ('surname' in wanted) return words.surnames.has(wanted.surname) && hasGiven(wanted, words)
  return words.lastFour === wanted.lastFour
}

const hasGiven = ({ given, isGivenWhole }: { given: string; isGivenWhole: boolean }, { givens }: PersonWords) =>
  isGivenWhole ? givens.has(given) : [...givens].some((own) => own.startsWith(given))

/** Whether what was typed is somebody's surname, given name or both, each of them whole: nothing of it is a beginning or initials. */
export function isWholly(text: string, { surnames, givens }: PersonWords): boolean {
  const whole = unitsOf(text)
    .map((unit) => unit.text)
    .join('')
  if (surnames.has(whole) || givens.has(whole)) return true
  return [...surnames].some(
    (surname) =>
      (whole.startsWith(surname) && givens.has(whole.slice(surname.length))) ||
      (whole.endsWith(surname) && givens.has(whole.slice(0, -surname.length))),
  )
}
