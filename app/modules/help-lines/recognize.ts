import { helpTopics, type HelpTopic } from './lines.ts'
import { phrases } from './phrases.ts'

/**
 * The topics that a text tells, most urgent first. The text comes folded: lower case, Simplified, one space for every mark. Pure: nothing is
 * kept of it.
 */
export function helpTopicsIn(folded: string): HelpTopic[] {
  if (folded === '') return []
  return helpTopics.filter((topic) => {
    const { han, words, never } = phrases[topic]
    const spaced = never.reduce((text, pattern) => text.replace(pattern, ' '), folded)
    if (words.some((pattern) => pattern.test(spaced))) return true
    // People part characters by spaces; what only looks so may be parted, too.
    const closed = never.reduce((text, pattern) => text.replace(pattern, ' '), folded.replaceAll(' ', ''))
    return han.some((pattern) => pattern.test(closed))
  })
}
