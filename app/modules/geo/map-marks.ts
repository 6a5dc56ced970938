import { labelsOverlap, textWidth, type Box } from './map-labels.ts'
import type { MarkerLimits, PositionedMarker } from './marker-layout.ts'

/** How a place is marked: a drop that stands on it, or a ring around it, as a line map has its stops. */
export type MarkShape = 'pin' | 'stop'

/** Where a caption stands: beside its mark, or over or under it, in the middle or from the mark on to one side. */
const captionSides = [
  ...(['right', 'left', 'below', 'above'] as const),
  ...(['below-right', 'below-left', 'above-right', 'above-left'] as const),
] as const
export type CaptionSide = (typeof captionSides)[number]

type Shape = Readonly<{
  limits: Pick<MarkerLimits, 'room' | 'reach' | 'rim'>
  /** Pixels from the point to the edges of the mark. */
  mark: Readonly<{ side: number; up: number; down: number }>
  caption: Readonly<{
    size: number
    /** Pixels from the point to a caption beside it. */
    near: number
    /** Upper and lower edge of a caption beside the point, from the point. */
    lines: readonly [number, number]
    /** How far one that stands over or under the point to one side begins before it. */
    back: number
    sides: readonly CaptionSide[]
  }>
}>

/** The styles repeat these pixels. */
export const markShapes: Readonly<Record<MarkShape, Shape>> = {
  pin: {
    limits: {},
    mark: { side: 17, up: 44, down: 2 },
    caption: { size: 17, near: 18, lines: [-40, -12], back: 0, sides: ['right', 'left'] },
  },
  // What can be pressed is 36 × 36 px, of which 24 × 24 stay free between neighbors (WCAG 2.5.8).
  stop: {
    limits: { room: { x: 30, y: 30 }, reach: 20, rim: { side: 14, top: 14, bottom: 14 } },
    mark: { side: 10, up: 10, down: 10 },
    caption: { size: 15, near: 13, lines: [-9, 9], back: 10, sides: captionSides },
  },
}

type Placed = { kind: 'pin' | 'cluster'; x: number; y: number }

/** The pixels that a marker covers; `shrink` as in `MarkerLimits`. */
export function markerBox({ kind, x, y }: Placed, shrink = 1, shape: MarkShape = 'pin'): Box {
  const { side, up, down } = markShapes[kind === 'pin' ? shape : 'pin'].mark
  const half = (kind === 'pin' ? side : 20) * shrink
  return { left: x - half, right: x + half, top: y - up * shrink, bottom: y + down * shrink }
}

/** The pixels that a caption covers on a side of the mark at a point. */
export function captionBox(
  shape: MarkShape,
  { text, side, x, y }: { text: string; side: CaptionSide; x: number; y: number },
  shrink: number,
): Box {
  const { caption, mark } = markShapes[shape]
  const { size, near, lines, back } = caption
  const [line, place = line] = side.split('-') as ['right' | 'left' | 'below' | 'above', ('right' | 'left')?]
  const isBeside = line === 'right' || line === 'left'
  const width = textWidth(text, size) + 2
  const before = isBeside ? near : -back
  const left = place === 'right' ? before : place === 'left' ? -before - width : -width / 2
  const height = lines[1] - lines[0]
  const top = isBeside ? lines[0] : line === 'below' ? mark.down : -mark.up - height
  return {
    left: x + left * shrink,
    right: x + (left + width) * shrink,
    top: y + top * shrink,
    bottom: y + (top + height) * shrink,
  }
}

type Picture = { width: number; height: number; shrink: number; shape: MarkShape }

/**
 * On which side of its mark each place's caption is written, the first places first; one without room has none. The boxes of what is
 * written are added to `boxes`, which hold those of the markers.
 */
export function layOutCaptions(
  markers: readonly PositionedMarker<{ id: string; caption?: string }>[],
  boxes: Box[],
  { width, height, shrink, shape }: Picture,
): Map<string, CaptionSide> {
  const chosen = new Map<string, CaptionSide>()
  for (const marker of markers) {
    if (marker.kind !== 'pin' || !marker.item.caption) continue
    const { x, y, item } = marker
    for (const side of markShapes[shape].caption.sides) {
      const box = captionBox(shape, { text: marker.item.caption, side, x, y }, shrink)
      if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height) continue
      if (boxes.some((other) => labelsOverlap(box, other))) continue
      boxes.push(box)
      chosen.set(item.id, side)
      break
    }
  }
  return chosen
}
