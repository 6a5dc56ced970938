import { sameWords } from './same-words.ts'

/**
 * Folded text (lower case, Simplified, no marks) brought to the words that the tables know: Cantonese writing to its Mandarin
 * counterpart, several ways to say one thing to one of them. What the tables say goes the same way, so a rule need not be
 * right as language, only the same for both.
 */
const longestFirst = Object.keys(sameWords).sort((a, b) => b.length - a.length)
/** Letters (bb) are a word of their own only where no other letter joins them. */
const sayings = new RegExp(
  longestFirst.map((said) => (/^[a-z]/.test(said) ? `(?<![a-z])${said}(?![a-z])` : said)).join('|'),
  'gu',
)

/** Letters beside characters stand alone (做b超, a1c高); the tables are written with either. */
export function plainWords(folded: string): string {
  return folded.replace(sayings, (said) => sameWords[said]!)
}

/** The words in Latin letters and digits, in their order. */
export const latinWords = (text: string): string[] => text.match(/[a-z0-9]+/g) ?? []

const endings = /(?:ings?|edly|ed|ness|ies|(?<=[sxz]|ch|sh)es|s|y)$/

/** What an English word shares with its inflections; short words stay whole. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  if (word.length === 4 && /[^s]s$/.test(word)) return word.slice(0, -1)
  if (word.length < 5) return word
  const stem = word.replace(endings, '')
  return stem.length >= 4 ? stem : word
}

const shortest = { characters: 8, words: 6 }

/**
 * How much a folded text says, 1 and more for a sentence. Counts what differs: one word said over and over is no sentence. Characters
 * and words add up: 小朋友school要EpiPen form is one, though it is too short in either language.
 */
export function extentOf(folded: string): number {
  const characters = new Set(folded.match(/\p{Script=Han}/gu)).size
  return characters / shortest.characters + new Set(folded.match(/[a-z]+/g)).size / shortest.words
}

/** Whether a folded text says enough for a model to weigh it. */
export const isSentence = (folded: string): boolean => extentOf(folded) >= 1
