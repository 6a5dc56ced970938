import { boundsAround, centerOf, type Bounds, type Position } from './distance.ts'

/** Web Mercator drawn into a box of pixels: x grows eastward, y downward, as in SVG. */

export type View = {
  width: number
  height: number
  bounds: Bounds
  /** Ground meters of one pixel at the middle of the view. */
  metersPerPixel: number
  project: (position: Position) => { x: number; y: number }
}

type Fit = {
  width: number
  height: number
  /** Pixels kept free around the bounds. Pins stand above their position, so `top` is the larger one. */
  padding: { top: number; side: number; bottom: number }
  /** Ground meters the view shows across its narrower side at least, however close together the places are. */
  minimalSpan: number
}

const radians = Math.PI / 180
/** Meters around the equator of the sphere Web Mercator uses (EPSG 3857). */
const equator = 2 * Math.PI * 6_378_137
/** Mercator sends the poles to infinity; the square world ends here. */
const latitudeLimit = 85.0511

/** Longitude and latitude → the unit square, with 0,0 in the northwest. */
export function mercator({ lat, lng }: Position): { x: number; y: number } {
  const held = Math.max(-latitudeLimit, Math.min(latitudeLimit, lat))
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (held * radians) / 2)) / (2 * Math.PI)
  return { x: lng / 360 + 0.5, y }
}

/** The unit square → longitude and latitude. */
export function inverseMercator({ x, y }: { x: number; y: number }): Position {
  return { lat: (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 2 - Math.PI / 2) / radians, lng: (x - 0.5) * 360 }
}

/** The view that shows bounds as large as the box allows. */
export function fitView(bounds: Bounds, { width, height, padding, minimalSpan }: Fit): View {
  const center = centerOf(bounds)
  const least = boundsAround(center, minimalSpan / 2)
  const northWest = mercator({ lat: bounds.north, lng: bounds.west })
  const southEast = mercator({ lat: bounds.south, lng: bounds.east })
  const free = {
    width: Math.max(1, width - 2 * padding.side),
    height: Math.max(1, height - padding.top - padding.bottom),
  }
  const leastSpan = mercator({ lat: 0, lng: least.east }).x - mercator({ lat: 0, lng: least.west }).x
  const perUnit = Math.min(
    free.width / Math.max(southEast.x - northWest.x, Number.EPSILON),
    free.height / Math.max(southEast.y - northWest.y, Number.EPSILON),
    Math.min(width, height) / Math.max(leastSpan, Number.EPSILON),
  )
  const left = (northWest.x + southEast.x) / 2 - width / 2 / perUnit
  // The middle of the bounds lies below the middle of the box by half of what the top keeps free beyond the bottom.
  const top = (northWest.y + southEast.y) / 2 - (height / 2 + (padding.top - padding.bottom) / 2) / perUnit
  const corner = inverseMercator({ x: left, y: top })
  const opposite = inverseMercator({ x: left + width / perUnit, y: top + height / perUnit })
  return {
    width,
    height,
    bounds: { west: corner.lng, north: corner.lat, east: opposite.lng, south: opposite.lat },
    metersPerPixel: (equator * Math.cos(center.lat * radians)) / perUnit,
    project: (position) => {
      const { x, y } = mercator(position)
      return { x: (x - left) * perUnit, y: (y - top) * perUnit }
    },
  }
}
