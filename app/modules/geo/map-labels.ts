import type { Position } from './distance.ts'
import type { Geometry } from './geometry.ts'
import type { View } from './projection.ts'

/** A name written on the map, in the reader's language. */
export type MapLabel = Position & {
  id: string
  text: string
  kind: 'area' | 'neighborhood'
  /** Ground meters; a neighborhood with a radius is shown as a circle when the map is close enough. */
  radiusMeters?: number
}

export type Box = { left: number; top: number; right: number; bottom: number }
export type PositionedLabel = { text: string; kind: MapLabel['kind'] | 'station'; x: number; y: number; anchor: Anchor }
type Anchor = 'middle' | 'start' | 'end'

/** Font sizes in map pixels; the styles repeat them. */
const labelSizes = { area: 17, neighborhood: 16, station: 13 } as const

/** Neighborhood names are written from this scale on, station names from the next: ground meters a pixel. */
const neighborhoodScale = 60
const stationScale = 14

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
): PositionedLabel[] {
  const { width, height } = view
  const boxes = [...taken]
  const placed: PositionedLabel[] = []
  for (const { text, kind, spots } of candidates(labels, geometry, view)) {
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

function candidates(labels: readonly MapLabel[], geometry: Geometry, view: View): Candidate[] {
  const isClose = view.metersPerPixel <= neighborhoodScale
  const named = (kind: MapLabel['kind']): Candidate[] =>
    labels
      .filter((label) => label.kind === kind)
      .map((label) => {
        const { x, y } = view.project(label)
        const steps = [5, -12, 24, -30, 44, -52, 68, -76, 92]
        return { text: label.text, kind, spots: steps.map((step) => ({ x, y: y + step, anchor: 'middle' as const })) }
      })
  return [
    ...(isClose ? named('neighborhood') : []),
    ...named('area'),
    ...(view.metersPerPixel <= stationScale ? stations(geometry, view) : []),
  ]
}

function stations(geometry: Geometry, view: View): Candidate[] {
  const seen = new Set<string>()
  const found: Candidate[] = []
  for (const [lng, lat, name] of geometry.subway.flatMap(({ stops }) => stops)) {
    if (!name || seen.has(`${lat},${lng}`)) continue
    seen.add(`${lat},${lng}`)
    const { x, y } = view.project({ lat, lng })
    if (x < 0 || y < 0 || x > view.width || y > view.height) continue
    const spots: Candidate['spots'] = [
      { x: x + 7, y: y + 4, anchor: 'start' },
      { x: x - 7, y: y + 4, anchor: 'end' },
      { x, y: y + 17, anchor: 'middle' },
      { x, y: y - 8, anchor: 'middle' },
    ]
    found.push({ text: name, kind: 'station', spots })
  }
  return found
}
