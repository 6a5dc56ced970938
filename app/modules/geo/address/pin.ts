import { distanceMeters, type Position } from '../distance.ts'
import { minimapZoom, widestImage } from '../map-constants.ts'
import { inverseMercator, mercator, type View } from '../projection.ts'

/** A small map of a fixed zoom and the pin on it. Zooms are those of 512-pixel tiles, as static map images count them. */

/** Six decimals are about 10 cm. */
const decimals = 6
/** Meters: farther from where the address was found, a pin marks another one. A ZIP code's middle is a guess to begin with. */
const reach = { house: 1000, area: 5000 } as const
const metersPerDegree = 111_195

export const minimapSize = { width: 600, height: 300 } as const

const roundPin = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(decimals)) + 0,
  lng: Number(lng.toFixed(decimals)) + 0,
})

/** A view with a position in its middle. */
export function zoomView(center: Position, size: { width: number; height: number }, zoom = minimapZoom): View {
  const [width, height] = [Math.min(size.width, widestImage), Math.min(size.height, widestImage)]
  const world = 512 * 2 ** zoom
  const middle = mercator(center)
  const [left, top] = [middle.x - width / 2 / world, middle.y - height / 2 / world]
  const northWest = inverseMercator({ x: left, y: top })
  const southEast = inverseMercator({ x: left + width / world, y: top + height / world })
  return {
    width,
    height,
    bounds: { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat },
    metersPerPixel: (2 * Math.PI * 6_378_137 * Math.cos((center.lat * Math.PI) / 180)) / world,
    project: (position) => {
      const { x, y } = mercator(position)
      return { x: (x - left) * world, y: (y - top) * world }
    },
  }
}

/** The position so many pixels east and south of another, at a zoom. */
export function shiftedPin(from: Position, pixels: { x: number; y: number }, zoom = minimapZoom): Position {
  const world = 512 * 2 ** zoom
  const { x, y } = mercator(from)
  return roundPin(inverseMercator({ x: x + pixels.x / world, y: y + pixels.y / world }))
}

export const pinMoves = ['north', 'south', 'east', 'west'] as const
export type Move = (typeof pinMoves)[number]

/** A pin ten meters on in a direction. */
export function movedPin({ lat, lng }: Position, move: Move, meters = 10): Position {
  const north = move === 'north' ? 1 : move === 'south' ? -1 : 0
  const east = move === 'east' ? 1 : move === 'west' ? -1 : 0
  const step = meters / metersPerDegree
  return roundPin({ lat: lat + north * step, lng: lng + (east * step) / Math.cos((lat * Math.PI) / 180) })
}

const degrees = /^[+-]?\d{1,3}(\.\d{1,20})?$/

/** The pin of two fields, or null when they hold no position on earth. */
export function readPin(lat: string | undefined, lng: string | undefined): Position | null {
  const [one, other] = [lat?.trim() ?? '', lng?.trim() ?? '']
  if (!degrees.test(one) || !degrees.test(other)) return null
  const pin = { lat: Number(one), lng: Number(other) }
  return Math.abs(pin.lat) > 85 || Math.abs(pin.lng) > 180 ? null : roundPin(pin)
}

/** Whether a pin may stand for the address found at `home`. */
export function isNear(pin: Position, home: Position, found: keyof typeof reach): boolean {
  return distanceMeters(pin, home) <= reach[found]
}

/** Whether somebody put the pin elsewhere: a meter is a hand's tremble. */
export function isMoved(pin: Position, home: Position): boolean {
  return distanceMeters(pin, home) > 1
}
