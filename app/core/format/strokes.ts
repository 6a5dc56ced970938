import { nameOrder } from './intl.ts'

/** What the collation by strokes begins each of its sections with: U+FDD0 and a Braille pattern that bears the number. */
const sectionOf = (strokes: number) => `\uFDD0${String.fromCharCode(0x2800 + strokes)}`

/** The characters with the most strokes have 64. */
const mostStrokes = 64

/**
 * With how many strokes a Chinese character is written, as the collation of Unicode's locale data (CLDR) counts them, which lists of names
 * are ordered by too: an order and its headings cannot disagree. Null for what is no Chinese character.
 */
export function strokesOf(character: string): number | null {
  if (!/^\p{Script=Han}/u.test(character)) return null
  const order = nameOrder('zh-Hant')
  let [fewest, most] = [0, mostStrokes]
  while (fewest < most) {
    const middle = Math.ceil((fewest + most) / 2)
    if (order.compare(sectionOf(middle), character) <= 0) fewest = middle
    else most = middle - 1
  }
  return fewest > 0 ? fewest : null
}
