import type { Bounds } from './distance.ts'
import type { MapPoint } from './map-drawing.ts'
import type { MapLabel } from './map-labels.ts'

/** What the page hands the interactive map, as JSON in `<script id="map-data">`. */
export type MapData = {
  points: MapPoint[]
  labels: MapLabel[]
  /** What is to be seen first; left out, all places. */
  bounds?: Bounds
  /** Ground meters across the narrower side at least. */
  minimalSpan?: number
  words: MapWords
}

/** Words of the interactive map, in the reader's language. */
export type MapWords = {
  /** While the script and the map are being fetched. */
  loading: string
  /** When the browser cannot show it: the drawn map stays. */
  failed: string
  /** What the map is, for screen readers. */
  region: string
  zoomIn: string
  zoomOut: string
  /** What a marker for several places is called; "{count}" is put in. */
  cluster: string
  /** What is written on it: no number alone, which would be that of a card, where the language has a word for it. */
  count: string
  /** How many places are beyond the edge; "{count}" is put in. */
  outside: string
  /** Takes the cards of a marker away. */
  close: string
}

/** Where the marker of a point leads. */
export const hrefOfPoint = ({ href, number, id }: MapPoint): string => href ?? `#d${number ?? id}`

/** JSON that may stand inside a script element: no "</script>" or "<!--" can occur in it. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/**
 * The address of the same page for another area: `lat`, `lng` (four decimals) and `r` (whole meters) replaced, and the
 * parameters that would contradict them dropped.
 */
export function withArea(
  href: string,
  { center, radiusMeters }: { center: { lat: number; lng: number }; radiusMeters: number },
  drop: readonly string[] = ['near', 'page'],
): string {
  const [beforeHash = ''] = href.split('#', 1)
  const at = beforeHash.indexOf('?')
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at)
  const search = new URLSearchParams(at < 0 ? '' : beforeHash.slice(at + 1))
  for (const name of drop) search.delete(name)
  search.set('lat', String(Number(center.lat.toFixed(4))))
  search.set('lng', String(Number(center.lng.toFixed(4))))
  search.set('r', String(Math.round(radiusMeters)))
  return `${path}?${search.toString()}`
}
