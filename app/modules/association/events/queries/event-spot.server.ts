import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { findKnown, houseIs, zipIs } from '#app/modules/geo/address/known-addresses.server.ts'
import { readStreet } from '#app/modules/geo/address/street.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { neighborhoods } from '#drizzle/schema/reference.ts'
import type { AssociationEvent } from '../event-status.ts'

/** Where an event is drawn on a map: at its house, or only somewhere in its neighborhood. */
export type EventSpot = Position & Readonly<{ isRough: boolean; radiusMeters: number }>

/** About as much ground around a house as one walks to find it. */
const aroundHouse = 900

/** The house of an address, where a listed place stands in the same one. */
async function houseAt(address: string): Promise<EventSpot | null> {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(address)?.[1]
  const wanted = readStreet(address.split(',')[0]!)
  if (zip === undefined || wanted.house === '') return null
  const known = (await findKnown(and(zipIs(zip), houseIs(wanted.house)))).find(({ line1, lat, accuracy }) => {
    const { house, street } = readStreet(line1)
    return house === wanted.house && street === wanted.street && lat !== null && accuracy === 'rooftop'
  })
  return known ? { lat: known.lat!, lng: known.lng!, isRough: false, radiusMeters: aroundHouse } : null
}

/** Nothing is guessed: null where neither the house nor the neighborhood is known, and for what is held online alone. */
export async function findEventSpot({
  address,
  neighborhoodId,
}: Pick<AssociationEvent, 'address' | 'neighborhoodId'>): Promise<EventSpot | null> {
  if (address === null) return null
  const house = await houseAt(address)
  if (house !== null || neighborhoodId === null) return house
  const { lat, lng, radiusMeters, id } = neighborhoods
  const [area] = await db.select({ lat, lng, radiusMeters }).from(neighborhoods).where(eq(id, neighborhoodId))
  return area ? { ...area, isRough: true } : null
}
