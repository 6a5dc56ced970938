/** Distances on the ground. Positions are WGS 84 degrees; lengths are meters unless a name says otherwise. */

export type Position = { lat: number; lng: number }

/** A box of longitudes and latitudes; none of ours crosses the antimeridian. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** The mean Earth radius of IUGG, in meters. */
const earthRadius = 6_371_008.8
const radians = Math.PI / 180

export const metersPerMile = 1609.344

/** Great-circle distance in meters (haversine); within 0.5 % of the ellipsoid. */
export function distanceMeters(from: Position, to: Position): number {
  const halfLat = Math.sin(((to.lat - from.lat) * radians) / 2)
  const halfLng = Math.sin(((to.lng - from.lng) * radians) / 2)
  const chord = halfLat ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * halfLng ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The smallest box that holds a circle: for a cheap first cut before the true distance. */
export function boundsAround(center: Position, radiusMeters: number): Bounds {
  const lat = radiusMeters / earthRadius / radians
  // Meridians are closest together at the circle's edge nearer the pole.
  const lng = lat / Math.max(0.01, Math.cos(Math.min(89, Math.abs(center.lat) + lat) * radians))
  return { west: center.lng - lng, south: center.lat - lat, east: center.lng + lng, north: center.lat + lat }
}

/** The smallest box that holds every position; null for none. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  const [first] = positions
  if (!first) return null
  const box = { west: first.lng, south: first.lat, east: first.lng, north: first.lat }
  for (const { lat, lng } of positions) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

export function isWithin({ lat, lng }: Position, { west, south, east, north }: Bounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

export function centerOf({ west, south, east, north }: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}

/** Minutes on foot at 80 m a minute, at least 1. A straight line is shorter than the way, so this is "about". */
export function walkMinutes(meters: number): number {
  return Math.max(1, Math.round(meters / 80))
}

/** Miles as read aloud: two digits below ten miles ("0.3", "4.2"), whole miles from ten on, never "0". */
export function milesOf(meters: number): number {
  const miles = meters / metersPerMile
  return miles >= 9.95 ? Math.round(miles) : Math.max(0.1, Math.round(miles * 10) / 10)
}
