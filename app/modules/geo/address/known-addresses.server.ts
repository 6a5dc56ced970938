import { and, asc, between, eq, like, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { facilities, neighborhoods } from '#drizzle/schema/index.ts'
import { boundsAround, type Position } from '../distance.ts'
import type { AddressSuggestion } from './address.ts'
import { readStreet } from './street.ts'

/** Addresses and areas that the project's own tables know. */

export type KnownAddress = {
  id: string
  nameEn: string
  line1: string
  city: string
  state: string
  zip: string
  lat: number | null
  lng: number | null
  accuracy: 'rooftop' | 'zip' | 'neighborhood' | null
  neighborhood: string | null
  borough: string | null
  cityNames: string[]
}

export type KnownArea = typeof neighborhoods.$inferSelect

const country = { country: 'United States', country_code: 'us' } as const

/** How the post names a borough; where it uses the neighborhood's name, there is none. */
const boroughCities: Readonly<Record<string, string>> = {
  manhattan: 'New York',
  brooklyn: 'Brooklyn',
  bronx: 'Bronx',
  'staten-island': 'Staten Island',
}
/** Other words people write for the city. */
const boroughNames: Readonly<Record<string, readonly string[]>> = {
  manhattan: ['Manhattan', 'NYC', 'New York City'],
  queens: ['Queens', 'New York', 'NYC'],
  brooklyn: ['New York', 'NYC'],
  bronx: ['The Bronx', 'New York', 'NYC'],
  'staten-island': ['New York', 'NYC'],
}

/** Facilities at known addresses that fit a condition; one a building, the ones with a position first. */
export async function findKnown(filter: SQL | undefined, limit = 300): Promise<KnownAddress[]> {
  const rows = await db
    .select({
      id: facilities.id,
      nameEn: facilities.nameEn,
      line1: facilities.addressLine1,
      city: facilities.city,
      state: facilities.state,
      zip: facilities.zip,
      lat: facilities.lat,
      lng: facilities.lng,
      accuracy: facilities.geocodeAccuracy,
      name: neighborhoods.name,
      borough: neighborhoods.borough,
    })
    .from(facilities)
    .leftJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(and(eq(facilities.status, 'active'), filter))
    .orderBy(asc(facilities.zip), asc(facilities.addressLine1), asc(facilities.id))
    .limit(limit)
  const buildings = new Map<string, KnownAddress>()
  for (const { name, ...row } of rows) {
    const { house, street } = readStreet(row.line1)
    const key = `${house} ${street} ${row.zip.slice(0, 5)}`
    const neighborhood = name?.['en-US'] ?? null
    const others = row.borough === null ? [] : (boroughNames[row.borough] ?? [])
    const address = { ...row, neighborhood, cityNames: neighborhood === null ? [...others] : [neighborhood, ...others] }
    const known = buildings.get(key)
    if (!known || (known.lat === null && address.lat !== null)) buildings.set(key, address)
  }
  return [...buildings.values()]
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whose street line holds a text, in any letter case. */
export function lineHolds(text: string): SQL {
  return sql`lower(${facilities.addressLine1}) like ${`%${escaped(text.toLowerCase())}%`} escape '\\'`
}

/** Whose house number is this one, with a hyphen or without. */
export function houseIs(house: string): SQL | undefined {
  const spellings = [house, ...[2, 3].map((at) => `${house.slice(0, at)}-${house.slice(at)}`)]
  return or(...spellings.map((each) => sql`lower(${facilities.addressLine1}) like ${`${escaped(each)} %`} escape '\\'`))
}

export const zipIs = (zip: string) => like(facilities.zip, `${escaped(zip.slice(0, 5))}%`)

export function isAround({ lat, lng }: Position, meters: number): SQL | undefined {
  const box = boundsAround({ lat, lng }, meters)
  return and(between(facilities.lat, box.south, box.north), between(facilities.lng, box.west, box.east))
}

export const isOfType = (type: (typeof facilities.$inferSelect)['type']) => eq(facilities.type, type)

export const hasId = (id: string) => eq(facilities.id, id)

export function listAreas(): Promise<KnownArea[]> {
  return db.select().from(neighborhoods).orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
}

/** The city of the postal address of something in an area. */
export function cityOf(area: KnownArea): string {
  return boroughCities[area.borough] ?? area.name['en-US']
}

const texts = (line1: string, city: string, state: string, zip: string) => {
  const full = `${line1 ? `${line1}, ` : ''}${city}, ${state} ${zip}`.trim()
  return { full_address: full, place_name: `${full}, ${country.country}` }
}

export function addressSuggestion(address: KnownAddress, type: 'address' | 'poi' = 'address'): AddressSuggestion {
  const { line1, city, state, zip, lat, lng } = address
  return {
    id: `address:${address.id}`,
    ...texts(line1, city, state, zip),
    ...(type === 'poi' ? { place_name: address.nameEn } : {}),
    address_line1: line1,
    address_line2: '',
    address_line3: '',
    address_level1: state,
    address_level2: city,
    address_level3: address.neighborhood ?? '',
    postcode: zip,
    ...country,
    feature_type: type,
    accuracy: address.accuracy,
    bbox: null,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
  }
}

/** A ZIP code or the neighborhood itself. `line1` is kept when a street is meant that no table knows. */
export function areaSuggestion(area: KnownArea, zip: string | null, line1 = ''): AddressSuggestion {
  const box = boundsAround(area, area.radiusMeters)
  const round = (degrees: number) => Number(degrees.toFixed(6))
  const name = area.name['en-US']
  const [city, state, postcode] = [cityOf(area), area.state, zip ?? area.zips[0] ?? '']
  return {
    id: zip === null ? `neighborhood:${area.id}` : `postcode:${zip}`,
    ...texts(line1 || (zip === null && name !== city ? name : ''), city, state, postcode),
    address_line1: line1,
    address_line2: '',
    address_line3: '',
    address_level1: state,
    address_level2: city,
    address_level3: name,
    postcode,
    ...country,
    feature_type: zip === null ? 'neighborhood' : 'postcode',
    accuracy: zip === null ? 'neighborhood' : 'zip',
    bbox: [round(box.west), round(box.south), round(box.east), round(box.north)],
    geometry: { type: 'Point', coordinates: [area.lng, area.lat] },
  }
}
