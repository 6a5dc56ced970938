import { type AddressSuggestion, type Confidence, type FeatureType, stateCode, type Verdict } from './address.ts'

/** The maps service's documented answers, read into our own shape. Whatever has another shape is left out, never trusted. */

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

const featureTypes: readonly FeatureType[] = ['address', 'postcode', 'neighborhood', 'place', 'poi']
const confidences: readonly Confidence[] = ['exact', 'high', 'medium', 'low']

function featureType(given: string): FeatureType {
  return featureTypes.find((type) => type === given) ?? (given === 'secondary_address' ? 'address' : 'place')
}

function pointOf(geometry: unknown): AddressSuggestion['geometry'] {
  const [lng, lat] = list(isFields(geometry) ? geometry.coordinates : null)
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { type: 'Point', coordinates: [lng, lat] }
}

function boxOf(bbox: unknown): AddressSuggestion['bbox'] {
  const numbers = list(bbox).filter((each): each is number => typeof each === 'number')
  return numbers.length === 4 ? (numbers as unknown as AddressSuggestion['bbox']) : null
}

const contextName = (context: Fields, part: string) => {
  const found = context[part]
  return isFields(found) ? text(found.name) : ''
}

/** One suggestion, or one feature's properties with its geometry, of address autofill. */
function readAutofill(given: unknown, geometry: unknown = null, bbox: unknown = null): AddressSuggestion | null {
  if (!isFields(given)) return null
  const action = isFields(given.action) ? text(given.action.id) : ''
  const full = text(given.full_address) || text(given.place_name)
  if (full === '') return null
  const [type] = list(given.place_type)
  const metadata = isFields(given.metadata) ? given.metadata : {}
  return {
    id: action || text(given.mapbox_id),
    full_address: full,
    place_name: text(given.place_name) || full,
    address_line1: text(given.address_line1),
    address_line2: text(given.address_line2),
    address_line3: text(given.address_line3),
    address_level1: stateCode(text(given.address_level1)),
    address_level2: text(given.address_level2),
    address_level3: text(given.address_level3),
    postcode: text(given.postcode),
    country: text(given.country),
    country_code: (text(given.country_code) || text(metadata.iso_3166_1)).toLowerCase(),
    feature_type: featureType(text(given.feature_type) || text(type) || 'address'),
    accuracy: text(given.accuracy) || null,
    bbox: boxOf(bbox),
    geometry: pointOf(geometry),
  }
}

/** One feature of geocoding v6 or of the search box: a context of named parts. */
function readFeature(given: unknown): AddressSuggestion | null {
  if (!isFields(given) || !isFields(given.properties)) return null
  const { properties } = given
  if (!isFields(properties.context)) return readAutofill(properties, given.geometry, given.bbox)
  const { context } = properties
  const country = isFields(context.country) ? context.country : {}
  const full =
    text(properties.full_address) ||
    [text(properties.name), text(properties.place_formatted)].filter(Boolean).join(', ')
  if (full === '') return null
  const coordinates = isFields(properties.coordinates) ? properties.coordinates : {}
  const type = featureType(text(properties.feature_type))
  return {
    id: text(properties.mapbox_id),
    full_address: full,
    place_name: text(properties.name_preferred) || text(properties.name) || full,
    address_line1: type === 'address' || type === 'poi' ? contextName(context, 'address') || text(properties.name) : '',
    address_line2: '',
    address_line3: '',
    address_level1: stateCode(contextName(context, 'region')),
    address_level2: contextName(context, 'place') || contextName(context, 'locality'),
    address_level3: contextName(context, 'neighborhood'),
    postcode: contextName(context, 'postcode'),
    country: text(country.name),
    country_code: text(country.country_code).toLowerCase(),
    feature_type: type,
    accuracy: text(coordinates.accuracy) || null,
    bbox: boxOf(properties.bbox),
    geometry: pointOf(given.geometry),
  }
}

const present = <T>(value: T | null): value is T => value !== null

/** `{ suggestions }` of suggest. @throws Error when the answer is none. */
export function readSuggestions(body: unknown): AddressSuggestion[] {
  if (!isFields(body) || !Array.isArray(body.suggestions)) throw new Error('The maps service answered no suggestions.')
  return body.suggestions.map((each: unknown) => readAutofill(each)).filter(present)
}

/** A GeoJSON feature collection of retrieve, category, forward or reverse. @throws Error when the answer is none. */
export function readFeatures(body: unknown): AddressSuggestion[] {
  if (!isFields(body) || !Array.isArray(body.features)) throw new Error('The maps service answered no features.')
  return body.features.map(readFeature).filter(present)
}

/** What validate says: its first feature and how sure it is (`match_code.confidence`). @throws Error when the answer is none. */
export function readVerdict(body: unknown): Verdict {
  const [suggestion] = readFeatures(body)
  const [feature] = list((body as Fields).features)
  if (!suggestion || !isFields(feature) || !isFields(feature.properties))
    return { confidence: 'none', suggestion: null }
  const code = feature.properties.match_code
  const given = isFields(code) ? text(code.confidence) : ''
  return { confidence: confidences.find((each) => each === given) ?? 'low', suggestion }
}
