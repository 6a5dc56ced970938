import type { Position } from '../distance.ts'

/** A postal address of the United States as somebody writes it. */
export type PostalAddress = Readonly<{
  line1: string
  /** Suite, floor, room. */
  line2: string | null
  city: string
  /** Two letters. */
  state: string
  /** Five digits, or nine with a hyphen. */
  zip: string
}>

export type FeatureType = 'address' | 'postcode' | 'neighborhood' | 'place' | 'poi'

/** An address that a service proposes; the names are those of the specification's address suggestions. */
export type AddressSuggestion = Readonly<{
  /** What `retrieve` finds it by; a service's own. */
  id: string
  full_address: string
  place_name: string
  address_line1: string
  address_line2: string
  address_line3: string
  /** State, city, neighborhood. */
  address_level1: string
  address_level2: string
  address_level3: string
  postcode: string
  country: string
  country_code: string
  feature_type: FeatureType
  /** How the position was found: `rooftop`, `zip`, `neighborhood` … */
  accuracy: string | null
  /** West, south, east, north. */
  bbox: readonly [number, number, number, number] | null
  /** Null until it is retrieved, with services that keep positions back. */
  geometry: { type: 'Point'; coordinates: readonly [lng: number, lat: number] } | null
}>

/** How sure a service is that the address it found is the one somebody means; `none` is that it found nothing. */
export type Confidence = 'exact' | 'high' | 'medium' | 'low' | 'none'

/** What a service says of an address somebody entered. */
export type Verdict = Readonly<{ confidence: Confidence; suggestion: AddressSuggestion | null }>

/** Fewer characters ask for nothing and clear what is shown (specification §5). */
const shortestQuery = 3

/** Characters as a reader counts them: a surrogate pair is one. */
export function isAskable(text: string): boolean {
  return [...text.trim()].length >= shortestQuery
}

/** "136-08 Magnolia Rd, Ste 2A, Flushing, NY 11354". */
export function addressLine({ line1, line2, city, state, zip }: PostalAddress): string {
  return `${[line1, line2, city].filter(Boolean).join(', ')}, ${state} ${zip}`.trim()
}

/** Whether two addresses say the same, letter case and spaces aside. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  const plain = (address: PostalAddress) => addressLine(address).toLowerCase().replace(/\s+/g, ' ')
  return plain(one) === plain(other)
}

/** A suggestion as an address. The suite stays as it was entered: no service knows it better than who works there. */
export function suggestedAddress(suggestion: AddressSuggestion, entered: PostalAddress): PostalAddress {
  return {
    line1: suggestion.address_line1 || entered.line1,
    line2: entered.line2,
    city: suggestion.address_level2 || entered.city,
    state: stateCode(suggestion.address_level1) || entered.state,
    zip: suggestion.postcode || entered.zip,
  }
}

export function positionOf({ geometry }: Pick<AddressSuggestion, 'geometry'>): Position | null {
  return geometry && { lng: geometry.coordinates[0], lat: geometry.coordinates[1] }
}

const stateNames: Readonly<Record<string, string>> = {
  'new york': 'NY',
  'new jersey': 'NJ',
  connecticut: 'CT',
  pennsylvania: 'PA',
}

/** Two letters of a state written out; what is no state of the region stays as it is. */
export function stateCode(name: string): string {
  return stateNames[name.trim().toLowerCase()] ?? name.trim()
}
