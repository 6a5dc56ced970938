import { fold } from './fold.ts'

/** The smallest piece that a query or a name is compared by: one Han character, or one word of other letters. */
export type Unit = { kind: 'han' | 'word'; text: string }

const pieces = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu
const han = /^\p{Script=Han}$/u
/** Tone digits stand after the letters of a syllable: zoeng1, mei3ling2. Digits elsewhere (10013, u2) are kept. */
const toned = /^([a-z]+[1-6])+$/

/** Cuts a text into units after folding it. Words with tone digits come apart at them: mei3ling2 → mei, ling. */
export function unitsOf(text: string): Unit[] {
  return unitsOfFolded(fold(text))
}

function unitsOfFolded(folded: string): Unit[] {
  const units: Unit[] = []
  for (const [piece] of folded.matchAll(pieces)) {
    if (han.test(piece)) units.push({ kind: 'han', text: piece })
    else if (toned.test(piece) && piece.length > 2) {
      for (const syllable of piece.split(/[1-6]/)) if (syllable) units.push({ kind: 'word', text: syllable })
    } else units.push({ kind: 'word', text: piece })
  }
  return units
}

/** The tokens a run of units is indexed by: each word, each character, and each pair of neighboring characters. */
export function tokensOf(units: readonly Unit[]): string[] {
  const tokens = new Set<string>()
  for (const [index, unit] of units.entries()) {
    tokens.add(unit.text)
    const next = units[index + 1]
    if (unit.kind === 'han' && next?.kind === 'han') tokens.add(unit.text + next.text)
  }
  return [...tokens]
}

/**
 * The tokens a run of units is looked up by: words, pairs for runs of characters, and a character alone only when
 * it stands alone. All of them have to match.
 */
export function lookupsOf(units: readonly Unit[]): string[] {
  const lookups = new Set<string>()
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'word') {
      lookups.add(unit.text)
      continue
    }
    const next = units[index + 1]
    if (next?.kind === 'han') lookups.add(unit.text + next.text)
    else if (units[index - 1]?.kind !== 'han') lookups.add(unit.text)
  }
  return [...lookups]
}
