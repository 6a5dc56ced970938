import type { Unit } from './tokens.ts'

/** The ten digits of an NPI or of a telephone number of this country, with or without its 1; null for any others. */
export function tenDigits(digits: string): string | null {
  return /^1?(\d{10})$/.exec(digits)?.[1] ?? null
}

/** What may be an NPI or a telephone number in a text, whatever its groups of digits are parted by. */
export function numbersIn(units: readonly Unit[]): string[] {
  const numbers = new Set<string>()
  for (const [start] of units.entries()) {
    let digits = ''
    for (const { text } of units.slice(start)) {
      if (!/^\d+$/.test(text) || digits.length > 11) break
      digits += text
      const number = tenDigits(digits)
      // A ZIP code before a telephone number looks like the 1 of the country and half of another.
      if (number !== null) numbers.add(number)
    }
  }
  return [...numbers]
}
