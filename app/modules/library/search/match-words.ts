import { pinyin } from 'pinyin-pro'
import { fold, foldHan } from '#app/modules/directory/search/fold.ts'

/** What an entry of the library is found by: all its names in every locale, folded, and the text that tells of it. */
export type Findable = { names: string[]; readings: string[]; initials: string[]; text: string }

const han = /\p{Script=Han}/u
const latin = /[a-z0-9]/

/** Prepares an entry. `names` are what people call it, in any script; `texts` sentences about it. */
export function findable(names: readonly string[], texts: readonly string[]): Findable {
  const folded = [...new Set(names.map(fold).filter(Boolean))]
  const syllables = folded
    .filter((name) => han.test(name))
    .map((name) => pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }))
  return {
    names: folded,
    readings: [...new Set(syllables.map((each) => each.join('').replaceAll(' ', '')))],
    initials: [...new Set(syllables.map((each) => each.map((syllable) => syllable[0]).join('')))],
    // A sentence can be longer than what `fold` looks at.
    text: foldHan(texts.join(' ').toLowerCase()),
  }
}

/** Whether a text has a word: Han characters anywhere, Latin letters where a word begins. */
function contains(text: string, word: string): boolean {
  if (word === '') return false
  if (!latin.test(word[0]!)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !latin.test(text[at - 1]!)) return true
  }
  return false
}

/** Whether two words differ by one letter put in, left out, changed, or two swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1]
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** Latin words shorter than this have too many neighbors to guess at a slip. */
const guessedLength = 5

/**
 * How well an entry answers a query (folded), higher is better, 0 not at all: its own name, the pinyin of it, the beginning or a
 * part of a name, its initials, every word somewhere, a name within a longer question, a name with a slip of the finger.
 */
export function scoreOf({ names, readings, initials, text }: Findable, query: string): number {
  if (query === '') return 0
  const joined = query.replaceAll(' ', '')
  const isLatin = !han.test(query)
  if (names.includes(query)) return 100
  if (isLatin && readings.includes(joined)) return 90
  if (names.some((name) => name.startsWith(query))) return 80
  if (names.some((name) => contains(name, query))) return 70
  if (isLatin && joined.length > 2 && initials.includes(joined)) return 60
  if (isLatin && joined.length > 3 && readings.some((reading) => reading.startsWith(joined))) return 55
  const words = query.split(' ')
  if (words.every((word) => names.some((name) => contains(name, word)))) return 50
  const isAsked = (name: string) => (han.test(name) ? [...name].length > 1 : name.length > 2) && contains(query, name)
  if (names.some(isAsked)) return 40
  if (words.every((word) => contains(text, word) || names.some((name) => contains(name, word)))) return 30
  const isSlip = (name: string) => joined.length >= guessedLength && isNear(name, joined)
  return isLatin && (names.some(isSlip) || readings.some(isSlip)) ? 10 : 0
}

/** The entries that answer a query, the best first; equals keep their order. An empty query has no answers. */
export function searchEntries<Entry>(
  entries: readonly Entry[],
  query: string,
  findableOf: (entry: Entry) => Findable,
): Entry[] {
  const folded = fold(query)
  return entries
    .map((entry) => ({ entry, score: scoreOf(findableOf(entry), folded) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
