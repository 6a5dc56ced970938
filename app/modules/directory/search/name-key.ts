import { unitsOf } from './tokens.ts'

const letters = 11

/**
 * A number that orders names as a dictionary does: the first eleven places of "surname given" in base 27. Exact in a
 * double (27¹¹ < 2⁵³), so that a changed document finds its place without renumbering the others.
 */
export function nameKey(surname: string, given: string): number {
  // The gap counts as less than any letter: Chan Siu comes before Chang Amy.
  const spelled = [surname, given]
    .map((part) =>
      unitsOf(part)
        .map((unit) => unit.text)
        .join(''),
    )
    .join(' ')
  let key = 0
  for (let index = 0; index < letters; index++) {
    const code = spelled.charCodeAt(index) - 96
    key = key * 27 + (code >= 1 && code <= 26 ? code : 0)
  }
  return key
}
