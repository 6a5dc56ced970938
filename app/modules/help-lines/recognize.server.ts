import { plainWords } from '#app/modules/complaints/plain-words.ts'
import { soundsOf } from '#app/modules/complaints/pinyin-syllables.ts'
import { emergencyMatcher } from './emergencies.server.ts'
import { helpTopics, type HelpTopic } from './lines.ts'
import { phrases } from './phrases.ts'

/** Parts of a phrase that stand farther apart, in characters and words, are of different matters. */
const farthest = 24

/**
 * The topics that a text tells, most urgent first. The text comes folded: lower case, Simplified, one space for every mark. Nothing is
 * kept of it.
 */
export function helpTopicsIn(folded: string): HelpTopic[] {
  if (folded === '') return []
  const told = tableTopics(folded)
  return helpTopics.filter((topic) => told.has(topic) || isTold(folded, topic))
}

function tableTopics(folded: string): Set<string | null> {
  const text = plainWords(folded)
  const told = emergencyMatcher().tell(text, soundsOf(text))
  return new Set(told.filter(({ gap }) => gap <= farthest).map(({ complaint }) => complaint.help))
}

function isTold(folded: string, topic: HelpTopic): boolean {
  const patterns = phrases[topic]
  if (!patterns) return false
  const { han, words, never } = patterns
  const spaced = never.reduce((text, pattern) => text.replace(pattern, ' '), folded)
  if (words.some((pattern) => pattern.test(spaced))) return true
  // People part characters by spaces; what only looks so may be parted, too.
  const closed = never.reduce((text, pattern) => text.replace(pattern, ' '), folded.replaceAll(' ', ''))
  return han.some((pattern) => pattern.test(closed))
}
