/** Thirty-two characters that nobody confuses on paper or on the phone: no 0 and O, no 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8

/** Doubles in the field of 32 elements (x⁵ + x² + 1). */
const double = (value: number) => (value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1)

/**
 * The check character: the value of the eight characters as a polynomial at 2 in GF(32). Each place has a weight of its
 * own, so any one wrong character shows, and so does any two that changed places, the check character's included.
 */
function checkCharacter(body: string): string {
  let sum = 0
  for (const character of body) sum = double(sum ^ alphabet.indexOf(character))
  return alphabet[sum]!
}

/**
 * A new reference: eight random characters and their check character.
 * @param randomBytes a cryptographic source; `node:crypto`'s of the same name fits
 */
export function newReference(randomBytes: (size: number) => Uint8Array): string {
  let body = ''
  // 256 is a multiple of 32: the low five bits are even.
  for (const byte of randomBytes(length)) body += alphabet[byte & 31]
  return body + checkCharacter(body)
}

/** The reference that somebody typed (any case, spaces and hyphens ignored), or null when it cannot be one. */
export function parseReference(text: string): string | null {
  const reference = text.toUpperCase().replace(/[\s-]/g, '')
  if (reference.length !== length + 1) return null
  for (const character of reference) if (!alphabet.includes(character)) return null
  return checkCharacter(reference.slice(0, length)) === reference[length] ? reference : null
}

/** Four, four and one, as they are printed or run together, and no part of a longer word. */
const printedShape = /(?<![A-Z0-9])(?=([A-Z2-9]{4}[\s-]?[A-Z2-9]{4}[\s-]?[A-Z2-9])(?![A-Z0-9]))/g

/** What in a text is a reference by its form, each once, in their order. */
export function referencesIn(text: string): string[] {
  const written = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, '-')
  const found = [...written.matchAll(printedShape)].map((match) => parseReference(match[1]!))
  return [...new Set(found.filter((reference) => reference !== null))]
}

/** As it is printed and read out: ABCD-EFGH-K. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4, 8)}-${reference.slice(8)}`
}
