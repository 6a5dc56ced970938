import type { Position } from './distance.ts'

/** Coordinates as they arrive in addresses and forms: text that may be anything. */

/** Four decimals are about 10 m: enough to sort by distance, too little to tell one door from the next. */
const decimals = 4

/** A radius of "this area" in meters: no less than a few blocks, no more than the region. */
export const radiusLimits = { least: 200, most: 80_000 } as const

const number = /^[+-]?\d{1,3}(\.\d{1,20})?$/

/** A plain decimal within limits, rounded; null for everything else (empty, "1e2", "NaN", "0x10", out of range). */
function parseDegrees(text: string | null | undefined, limit: number): number | null {
  const trimmed = text?.trim() ?? ''
  if (!number.test(trimmed)) return null
  const degrees = Number(trimmed)
  if (Math.abs(degrees) > limit) return null
  return roundDegrees(degrees)
}

/** Rounds degrees for privacy; never -0. */
export function roundDegrees(degrees: number, digits = decimals): number {
  return Number(degrees.toFixed(digits)) + 0
}

/**
 * The position in `lat` and `lng` texts, rounded to four decimals, or null unless both are numbers within ±90 and ±180.
 * 0,0 is null too: no one is there, and it is what broken devices report.
 */
export function parsePosition(lat: string | null | undefined, lng: string | null | undefined): Position | null {
  const [latitude, longitude] = [parseDegrees(lat, 90), parseDegrees(lng, 180)]
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return { lat: latitude, lng: longitude }
}

/** A radius in whole meters held within the limits; null when the text is not a positive number. */
export function parseRadius(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? ''
  if (!/^\d{1,9}(\.\d{1,20})?$/.test(trimmed)) return null
  const meters = Math.round(Number(trimmed))
  if (meters <= 0) return null
  return Math.min(radiusLimits.most, Math.max(radiusLimits.least, meters))
}
