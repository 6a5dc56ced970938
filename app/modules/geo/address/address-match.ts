import type { Confidence, PostalAddress } from './address.ts'
import { editDistance, streetKinds, readStreet } from './street.ts'

/** How well one part of an entered address agrees with a known one. */
export type PartMatch = 'matched' | 'plausible' | 'unmatched'

export type KnownAddress = Pick<PostalAddress, 'line1' | 'city' | 'state' | 'zip'> & {
  /** Other names people write for the city: a borough, a neighborhood. */
  cityNames?: readonly string[]
}

export type AddressMatch = Readonly<
  Record<'address_number' | 'street' | 'place' | 'region' | 'postcode', PartMatch> & { confidence: Confidence }
>

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const withoutKind = (street: string) =>
  street
    .split(' ')
    .filter((word) => !streetKinds.has(word))
    .join(' ')

function streetMatch(entered: string, known: string): PartMatch {
  if (entered === known) return 'matched'
  const [one, other] = [withoutKind(entered), withoutKind(known)]
  if (one === '' || other === '') return 'unmatched'
  // 38th Avenue is not 39th Avenue: numbers are not misspelled into each other.
  if (/\d/.test(one + other)) return one === other ? 'plausible' : 'unmatched'
  const limit = Math.min(2, Math.floor(Math.max(one.length, other.length) / 5))
  return editDistance(one, other, limit) <= limit ? 'plausible' : 'unmatched'
}

const agrees = (isSame: boolean): PartMatch => (isSame ? 'matched' : 'unmatched')

/**
 * Compares an entered address with a known one. `exact`: every part agrees. `high`, `medium`: the house stands in that street and one
 * or two other parts differ. `low`: more differ, or only the house number. `none`: another street. The suite does not count: known
 * addresses are buildings.
 */
export function matchAddress(entered: PostalAddress, known: KnownAddress): AddressMatch {
  const [one, other] = [readStreet(entered.line1), readStreet(known.line1)]
  const cities = [known.city, ...(known.cityNames ?? [])].map(folded)
  const parts = {
    address_number: agrees(one.house === other.house && one.house !== ''),
    street: streetMatch(one.street, other.street),
    place: agrees(cities.includes(folded(entered.city))),
    region: agrees(folded(entered.state) === folded(known.state)),
    postcode: agrees(entered.zip.slice(0, 5) === known.zip.slice(0, 5)),
  }
  return { ...parts, confidence: confidenceOf(parts) }
}

function confidenceOf(parts: Omit<AddressMatch, 'confidence'>): Confidence {
  if (parts.street === 'unmatched') return 'none'
  const { address_number, ...others } = parts
  const faults = Object.values(others).filter((part) => part !== 'matched').length
  // A neighbor's house is worth a question only when everything else agrees; elsewhere it is another address.
  if (address_number === 'unmatched') return faults === 0 ? 'low' : 'none'
  // The same house and street under another ZIP code and in another city is another town's.
  if (parts.place === 'unmatched' && parts.postcode === 'unmatched') return 'none'
  return faults === 0 ? 'exact' : faults === 1 ? 'high' : faults === 2 ? 'medium' : 'low'
}

const order: readonly Confidence[] = ['exact', 'high', 'medium', 'low', 'none']

/** The known address that agrees best; of equals the first. Null when none agrees at all. */
export function bestMatch<Known extends KnownAddress>(
  entered: PostalAddress,
  known: readonly Known[],
): { known: Known; match: AddressMatch } | null {
  let best: { known: Known; match: AddressMatch } | null = null
  for (const each of known) {
    const match = matchAddress(entered, each)
    if (match.confidence === 'none') continue
    if (!best || order.indexOf(match.confidence) < order.indexOf(best.match.confidence)) best = { known: each, match }
  }
  return best
}
