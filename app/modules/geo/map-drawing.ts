import type { Locale } from '#app/core/i18n/locale.ts'
import { clipLine, clipRing, simplifyLine, type Point, type Rectangle } from './clip.ts'
import { boundsAround, boundsOf, type Bounds, type Position } from './distance.ts'
import type { Geometry, SubwayColor } from './geometry.ts'
import { layOutLabels, type MapLabel, type PositionedLabel } from './map-labels.ts'
import { type CaptionSide, layOutCaptions, markerBox, type MarkShape, markShapes } from './map-marks.ts'
import { widestImage } from './map-constants.ts'
import type { PositionedMarker } from './marker-layout.ts'
import { fitView, type View } from './projection.ts'
import { rememberedLayout } from './remembered-layout.ts'
import { stationsOf, streets } from './streets.ts'

/** Something marked on a map. */
export type MapPoint = Position & {
  id: string
  /** The number of the place in the list beside the map. */
  number?: number
  /** What the marker is, for people who do not see it. */
  label: string
  /** Written beside the marker. */
  caption?: string
  /** Where the marker leads; the list card `#d<number>` when left out. */
  href?: string
  isSelected?: boolean
}

export type Ground = {
  /** SVG path data, empty when nothing of it is in view. */
  beyond: string
  suburbs: string
  city: string
  parks: string
  circles: { x: number; y: number; r: number }[]
  streets: string
  subway: { color: SubwayColor; d: string }[]
  stations: string
}

export type Drawing = {
  view: View
  ground: Ground
  markers: PositionedMarker<MapPoint>[]
  /** The side of its pin on which a place's caption is written; a place without room has none. */
  captions: Map<string, CaptionSide>
  /** The same where a phone shows the picture smaller. */
  phoneCaptions: Map<string, CaptionSide>
  labels: PositionedLabel[]
}

export type DrawingOptions = {
  points: readonly MapPoint[]
  labels: readonly MapLabel[]
  geometry: Geometry
  /** The language in which streets and stations are named. */
  locale: Locale
  width: number
  height: number
  /** How wide a phone shows it, in pixels: pins and captions keep their size where the picture shrinks. `width` when left out. */
  leastWidth?: number
  /** How places are marked; pins when left out. */
  shape?: MarkShape
  /** What to show; left out, all places, then all labels. */
  bounds?: Bounds
  /** Ground meters across the narrower side at least. */
  minimalSpan?: number
  /** Pixels at the edges in which no place is fitted: what a narrower screen cuts off, or what lies over the map. */
  inset?: Inset
}

export type Inset = { top: number; side: number; bottom: number }

const noInset: Inset = { top: 0, side: 0, bottom: 0 }

/** The five boroughs, for a map with nothing to fit. */
const city: Bounds = { west: -74.06, south: 40.56, east: -73.72, north: 40.9 }

/** The subway is drawn from this scale on: ground meters a pixel. */
const subwayScale = 45
/** Streets from this one on. */
const streetScale = 20
/** Circles larger than the view or smaller than a pin tell nothing. */
const circleScale = 30

/** Everything a picture of the area needs, in pixels. */
export function drawMap(options: DrawingOptions): Drawing {
  const { points, labels, geometry, locale } = options
  const view = viewFor(options)
  const { width, height } = view
  const anchors = points.map((item) => ({ item, ...view.project(item) }))
  const inView = anchors.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const shrink = shrinkOf(options)
  const shape = options.shape ?? 'pin'
  // Areas with their names beside them are few, and none of them may vanish in a cluster.
  const isNamed = points.some(({ caption }) => caption !== undefined)
  const markers = rememberedLayout(inView, {
    ...{ width, height, shrink: isNamed ? 1 : shrink },
    ...markShapes[shape].limits,
  })
  const boxes = markers.map((marker) => markerBox(marker, 1, shape))
  const captions = layOutCaptions(markers, boxes, { width, height, shrink: 1, shape })
  const phoneBoxes = markers.map((marker) => markerBox(marker, shrink, shape))
  const phoneCaptions = shrink === 1 ? captions : layOutCaptions(markers, phoneBoxes, { width, height, shrink, shape })
  const written = labels.filter(({ text }) => !points.some((point) => point.caption === text))
  return {
    view,
    ground: drawGround(geometry, view, labels),
    markers,
    captions,
    phoneCaptions,
    labels: layOutLabels(written, geometry, view, shrink === 1 ? boxes : [...boxes, ...phoneBoxes], locale),
  }
}

/** How many units of the drawing a pixel takes where it is shown smallest. */
const shrinkOf = ({ width, leastWidth = width }: Pick<DrawingOptions, 'width' | 'leastWidth'>) =>
  Math.max(1, width / leastWidth)

/** The part of the world a picture of these places shows. */
export function viewFor(options: Omit<DrawingOptions, 'geometry' | 'locale'>): View {
  const { points, labels, minimalSpan = 2400, inset = noInset } = options
  const bounds = options.bounds ?? boundsOf(points) ?? boundsOf(labels) ?? city
  const [width, height] = [Math.min(options.width, widestImage), Math.min(options.height, widestImage)]
  const padding = { top: 60 + inset.top, side: 34 + inset.side, bottom: 20 + inset.bottom }
  const free = Math.max(1, Math.min(width - 2 * inset.side, height - inset.top - inset.bottom))
  return fitView(bounds, { width, height, padding, minimalSpan: (minimalSpan * Math.min(width, height)) / free })
}

/** The ground of a view: land, water, parks, subway. */
export function drawGround(geometry: Geometry, view: View, labels: readonly MapLabel[]): Ground {
  const rectangle = { minX: -6, minY: -6, maxX: view.width + 6, maxY: view.height + 6 }
  const rings = (list: readonly Point[][]) => list.map((ring) => ringPath(projected(ring, view), rectangle)).join('')
  const areas = (inCity: boolean) =>
    rings(geometry.areas.filter((area) => area.inCity === inCity).flatMap((area) => area.rings))
  return {
    beyond: rings(geometry.land),
    suburbs: areas(false),
    city: areas(true),
    parks: rings(geometry.parks.flatMap((park) => park.rings)),
    circles: view.metersPerPixel <= circleScale ? circles(labels, view) : [],
    streets:
      view.metersPerPixel <= streetScale ? streets.map(({ line }) => linePath(line, view, rectangle)).join('') : '',
    ...(view.metersPerPixel <= subwayScale ? subway(geometry, view, rectangle) : { subway: [], stations: '' }),
  }
}

function circles(labels: readonly MapLabel[], view: View): Ground['circles'] {
  return labels.flatMap((label) => {
    if (!label.radiusMeters) return []
    const r = Math.round(label.radiusMeters / view.metersPerPixel)
    const { x, y } = view.project(label)
    const isOut = x < -r || y < -r || x > view.width + r || y > view.height + r
    return isOut ? [] : [{ x: Math.round(x), y: Math.round(y), r }]
  })
}

function subway(geometry: Geometry, view: View, rectangle: Rectangle): Pick<Ground, 'subway' | 'stations'> {
  const lines = geometry.subway.map(({ color, stops }) => ({
    color,
    d: linePath(
      stops.map(([lng, lat]): Point => [lng, lat]),
      view,
      rectangle,
    ),
  }))
  const spots = new Set<string>()
  for (const station of stationsOf(geometry, 'en-US')) {
    const { x, y } = view.project(station)
    // A line of no length with round ends is a dot.
    if (x > 0 && y > 0 && x < view.width && y < view.height) spots.add(`M${Math.round(x)} ${Math.round(y)}h0`)
  }
  return { subway: lines.filter(({ d }) => d !== ''), stations: [...spots].join('') }
}

/** A line of positions as path data, as far as it is in view. */
const linePath = (line: readonly Point[], view: View, rectangle: Rectangle): string =>
  clipLine(projected(line, view), rectangle)
    .map((piece) => `M${pathPoints(simplifyLine(piece, 0.5))}`)
    .join('')

const projected = (line: readonly Point[], view: View): Point[] =>
  line.map(([lng, lat]): Point => {
    const { x, y } = view.project({ lat, lng })
    return [x, y]
  })

function ringPath(points: Point[], rectangle: Rectangle): string {
  const clipped = simplifyLine(clipRing(points, rectangle), 0.7)
  if (clipped.length < 4) return ''
  const text = pathPoints(clipped.slice(0, -1))
  return text.includes(' ', text.indexOf(' ') + 1) ? `M${text}Z` : ''
}

/** Whole pixels, without the repeats rounding leaves: "0 0 12 4 …" (after an M, further pairs are lines). */
function pathPoints(points: readonly Point[]): string {
  const texts = points.map(([x, y]) => `${Math.round(x) + 0} ${Math.round(y) + 0}`)
  return texts.filter((text, at) => text !== texts[at - 1]).join(' ')
}

/** The circle a view covers: what "search this area" asks for. Radius in whole meters, to the farther edge. */
export function areaOf(bounds: Bounds): { center: Position; radiusMeters: number } {
  const center = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 }
  const unit = boundsAround(center, 1000)
  const across = ((bounds.east - bounds.west) / (unit.east - unit.west)) * 1000
  const along = ((bounds.north - bounds.south) / (unit.north - unit.south)) * 1000
  return { center, radiusMeters: Math.round(Math.max(across, along)) }
}
