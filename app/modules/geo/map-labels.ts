import type { Locale } from '#app/core/i18n/locale.ts'
import { clipLine, type Point } from './clip.ts'
import type { Position } from './distance.ts'
import type { Geometry } from './geometry.ts'
import type { View } from './projection.ts'
import { stationsOf, streets } from './streets.ts'

/** A name written on the map, in the reader's language. */
export type MapLabel = Position & {
  id: string
  text: string
  kind: 'area' | 'neighborhood'
  /** Ground meters; a neighborhood with a radius is shown as a circle when the map is close enough. */
  radiusMeters?: number
}

export type Box = { left: number; top: number; right: number; bottom: number }
export type PositionedLabel = {
  text: string
  kind: MapLabel['kind'] | 'station' | 'street'
  x: number
  y: number
  anchor: Anchor
}
type Anchor = 'middle' | 'start' | 'end'

/** Font sizes in map pixels; the styles repeat them. */
const labelSizes = { area: 17, neighborhood: 16, station: 13, street: 13 } as const

/** Ground meters a pixel from which on neighborhoods are named before the areas they lie in, after them, and stations and streets. */
const closeScale = 60
const neighborhoodScale = 110
const stationScale = 18
/** More names than these of stations and of streets would be a list, on a picture of this many pixels. */
const most: Readonly<Record<PositionedLabel['kind'], number>> = { station: 7, street: 6, area: 99, neighborhood: 99 }
const usualPicture = 380 * 560
/** A street of which less than this is seen, in pixels, is not named. */
const leastStreet = 70

/** Pixels around a letter that belong to it. */
const margin = 2

/** Roughly how wide a text is drawn: a Han character is as wide as it is high, a Latin one a little over half. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const character of text)
    ems += /[\u1100-\u11ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u.test(character) ? 1 : 0.56
  return Math.ceil(ems * size)
}

export function labelsOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function boxOf(text: string, size: number, { x, y, anchor }: { x: number; y: number; anchor: Anchor }): Box {
  const width = textWidth(text, size)
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width
  return { left: left - margin, right: left + width + margin, top: y - size, bottom: y + size * 0.3 }
}

type Candidate = { text: string; kind: PositionedLabel['kind']; spots: { x: number; y: number; anchor: Anchor }[] }

/**
 * The names that fit, the important ones first, none over a marker, another name or the edge. `taken` are the boxes of
 * what is drawn already. Deterministic: ties fall to the order given.
 */
export function layOutLabels(
  labels: readonly MapLabel[],
  geometry: Geometry,
  view: View,
  taken: readonly Box[],
  locale: Locale,
): PositionedLabel[] {
  const { width, height } = view
  const boxes = [...taken]
  const placed: PositionedLabel[] = []
  const larger = Math.max(1, (width * height) / usualPicture)
  for (const { text, kind, spots } of candidates(labels, geometry, view, locale)) {
    if (placed.filter((each) => each.kind === kind).length >= most[kind] * larger) continue
    for (const spot of spots) {
      const box = boxOf(text, labelSizes[kind], spot)
      if (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2) continue
      if (boxes.some((other) => labelsOverlap(box, other))) continue
      boxes.push(box)
      placed.push({ text, kind, x: Math.round(spot.x), y: Math.round(spot.y), anchor: spot.anchor })
      break
    }
  }
  return placed
}

/** How far down from its point a name is tried, in pixels. */
const overAndUnder = [5, -12, 24, -30, 44, -52, 68, -76, 92]

/** Where pins stand over and under a point as well, its name is tried beside them. */
const besideOf = (x: number, y: number) =>
  [5, -30, 40].flatMap((step) =>
    [26, 48, 76].flatMap((side) => [
      { x: x + side, y: y + step, anchor: 'start' as const },
      { x: x - side, y: y + step, anchor: 'end' as const },
    ]),
  )

function candidates(labels: readonly MapLabel[], geometry: Geometry, view: View, locale: Locale): Candidate[] {
  const scale = view.metersPerPixel
  const named = (kind: MapLabel['kind']): Candidate[] =>
    labels
      .filter((label) => label.kind === kind)
      .map((label) => {
        const { x, y } = view.project(label)
        const spots = [
          ...overAndUnder.map((step) => ({ x, y: y + step, anchor: 'middle' as const })),
          ...besideOf(x, y),
        ]
        return { text: label.text, kind, spots }
      })
  return [
    ...(scale <= closeScale ? named('neighborhood') : []),
    ...named('area'),
    ...(scale > closeScale && scale <= neighborhoodScale ? named('neighborhood') : []),
    ...(scale <= stationScale ? [...stations(geometry, view, locale), ...streetNames(view, locale)] : []),
  ]
}

/** How far something is from the middle of the picture: what one looked for stands there. */
const fromMiddle = ({ width, height }: View, x: number, y: number) => Math.hypot(x - width / 2, y - height / 2)

/** The stations in view, those in the middle first. */
function stations(geometry: Geometry, view: View, locale: Locale): Candidate[] {
  return stationsOf(geometry, locale)
    .map(({ text, ...position }) => ({ text, ...view.project(position) }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
    .toSorted((a, b) => fromMiddle(view, a.x, a.y) - fromMiddle(view, b.x, b.y))
    .map(({ text, x, y }) => ({
      ...{ text, kind: 'station' as const },
      spots: [
        { x: x + 7, y: y + 4, anchor: 'start' },
        { x: x - 7, y: y + 4, anchor: 'end' },
        { x, y: y + 17, anchor: 'middle' },
        { x, y: y - 8, anchor: 'middle' },
        { x: x + 5, y: y + 19, anchor: 'start' },
        { x: x - 5, y: y + 19, anchor: 'end' },
        { x: x + 5, y: y - 9, anchor: 'start' },
        { x: x - 5, y: y - 9, anchor: 'end' },
        { x, y: y + 30, anchor: 'middle' },
      ],
    }))
}

/** The streets in view, the longest first, each named on the line itself, at its middle if that is free. */
function streetNames(view: View, locale: Locale): Candidate[] {
  const rectangle = { minX: 0, minY: 0, maxX: view.width, maxY: view.height }
  return streets
    .map(({ name, line }) => {
      const points = line.map(([lng, lat]): Point => {
        const { x, y } = view.project({ lat, lng })
        return [x, y]
      })
      const pieces = clipLine(points, rectangle).map((piece) => ({ piece, length: lengthOf(piece) }))
      return { text: name[locale], ...pieces.toSorted((a, b) => b.length - a.length)[0] }
    })
    .flatMap(({ text, piece, length }) =>
      piece && length !== undefined && length >= leastStreet ? [{ text, piece, length }] : [],
    )
    .toSorted((a, b) => b.length - a.length)
    .map(({ text, piece, length }) => ({
      ...{ text, kind: 'street' as const },
      spots: [0.5, 0.3, 0.7, 0.16, 0.84].map((part) => {
        const [x, y] = pointAlong(piece, length * part)
        return { x, y: y + 4, anchor: 'middle' as const }
      }),
    }))
}

const stretches = (line: readonly Point[]) =>
  line
    .slice(1)
    .map((to, at) => ({ from: line[at]!, to, length: Math.hypot(to[0] - line[at]![0], to[1] - line[at]![1]) }))

const lengthOf = (line: readonly Point[]) => stretches(line).reduce((sum, { length }) => sum + length, 0)

function pointAlong(line: readonly Point[], distance: number): Point {
  let left = distance
  for (const { from, to, length } of stretches(line)) {
    if (left <= length && length > 0) {
      const part = left / length
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    left -= length
  }
  return line.at(-1)!
}
