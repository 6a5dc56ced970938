import { chineseWords } from './intl.ts'

const hanOrFullWidth = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…]/u
const opening = /^[（《「『“‘【]+$/u
const closing = /^[，。、：；？！）》」』”’】…·,.?!:;)%]+$/u
/** Ends of clauses: where whoever reads the text aloud draws breath. */
const clauseEnd = /[，：；。？！]$/u
/** Words of one character that lean on what stands before them: particles, places, units. */
const leansBack = new Set('的了吗嗎呢吧们們着著过過里裡内內后後人年月日号號天岁歲位次张張单單')
/** Words between two things of a kind: they begin the second. */
const joins = new Set('和与與及或')
/** What one phrase grows to: further words of one character begin the next. */
const longest = 6

/** Two neighbors that no line parts: letters and digits of one word, and a day behind its month. */
function areOne(before: string, word: string): boolean {
  const [last, first] = [before.at(-1)!, word.at(0)!]
  if (/\s$/.test(before)) return true
  return !(hanOrFullWidth.test(last) || hanOrFullWidth.test(first)) || (/\d[年月]$/.test(before) && /^\d/.test(word))
}

/** Whether a word goes on in the phrase that stands before it. */
function goesOn(before: string, lastWord: string, word: string): boolean {
  if (/^\s+$/.test(word) || closing.test(word) || areOne(before, word)) return true
  if (closing.test(lastWord)) return false
  if (leansBack.has(word) || opening.test(lastWord)) return true
  if (joins.has(word)) return false
  // A word of one character (从, 不, 这, X) begins a phrase with what follows it; so does a number with its unit.
  const isSmall = [...lastWord].length === 1 || /^\d+$/.test(lastWord)
  return isSmall && (!leansBack.has(lastWord) || before === lastWord) && [...before].length < longest
}

/**
 * A Chinese text in phrases, as a heading may break: no word parted, no particle at the beginning of a line, no preposition at its end.
 * The phrases joined are the text.
 */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  let lastWord = ''
  for (const { segment } of chineseWords().segment(text)) {
    const before = phrases.at(-1)
    if (before !== undefined && goesOn(before, lastWord, segment)) phrases[phrases.length - 1] = before + segment
    else phrases.push(segment)
    lastWord = segment
  }
  // One character is left over before a mark or at the end: it closes what it follows.
  return phrases.reduce<string[]>((kept, phrase) => {
    const before = kept.at(-1)
    const isRest = [...phrase.replace(/\p{P}+$/u, '')].length === 1 && before !== undefined && !clauseEnd.test(before)
    return isRest ? [...kept.slice(0, -1), before + phrase] : [...kept, phrase]
  }, [])
}

/** Phrases in the clauses that they make. */
export function clausesOf(phrases: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const phrase of phrases) {
    clauses.at(-1)!.push(phrase)
    if (clauseEnd.test(phrase)) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** How many Han characters wide a text is set, roughly. */
export function widthInHan(text: string): number {
  return [...text].reduce((width, character) => width + (hanOrFullWidth.test(character) ? 1 : 0.55), 0)
}
