/** Cutting outlines to a rectangle and thinning them, in whatever unit the points are in. */

export type Point = readonly [x: number, y: number]
export type Rectangle = { minX: number; minY: number; maxX: number; maxY: number }

type Edge = { inside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point }

function edgesOf({ minX, minY, maxX, maxY }: Rectangle): Edge[] {
  const vertical = (x: number) => (a: Point, b: Point) =>
    [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])] as const
  const level = (y: number) => (a: Point, b: Point) => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y] as const
  return [
    { inside: ([x]) => x >= minX, cross: vertical(minX) },
    { inside: ([x]) => x <= maxX, cross: vertical(maxX) },
    { inside: ([, y]) => y >= minY, cross: level(minY) },
    { inside: ([, y]) => y <= maxY, cross: level(maxY) },
  ]
}

/**
 * The part of a closed ring inside a rectangle (Sutherland–Hodgman), closed, or [] when nothing is left. Pieces of a
 * concave ring stay joined along the rectangle's edge, which a filled drawing without outline does not show.
 */
export function clipRing(ring: readonly Point[], rectangle: Rectangle): Point[] {
  let points: Point[] = [...ring]
  for (const { inside, cross } of edgesOf(rectangle)) {
    const kept: Point[] = []
    points.forEach((point, at) => {
      const previous = points[(at + points.length - 1) % points.length] ?? point
      if (inside(point) !== inside(previous)) kept.push(cross(previous, point))
      if (inside(point)) kept.push(point)
    })
    points = kept
  }
  const first = points[0]
  if (!first || points.length < 3) return []
  const last = points[points.length - 1]
  return last && (last[0] !== first[0] || last[1] !== first[1]) ? [...points, first] : points
}

/** The pieces of an open line inside a rectangle, each with at least two points. */
export function clipLine(line: readonly Point[], rectangle: Rectangle): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (let at = 1; at < line.length; at++) {
    const segment = clipSegment(line[at - 1], line[at], rectangle)
    if (!segment) continue
    const [from, to] = segment
    const last = piece[piece.length - 1]
    if (!last || last[0] !== from[0] || last[1] !== from[1]) {
      if (piece.length > 1) pieces.push(piece)
      piece = [from]
    }
    piece.push(to)
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

function clipSegment(start: Point | undefined, end: Point | undefined, rectangle: Rectangle): [Point, Point] | null {
  if (!start || !end) return null
  let [from, to] = [start, end]
  for (const { inside, cross } of edgesOf(rectangle)) {
    if (!inside(from) && !inside(to)) return null
    if (!inside(from)) from = cross(from, to)
    else if (!inside(to)) to = cross(from, to)
  }
  return [from, to]
}

/** Fewer points, none of the dropped ones farther than `tolerance` from the line (Douglas–Peucker). Ends are kept. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let farthest = 0
    let middle = 0
    for (let at = from + 1; at < to; at++) {
      const away = distanceToSegment(line[at] as Point, line[from] as Point, line[to] as Point)
      if (away > farthest) [farthest, middle] = [away, at]
    }
    if (farthest > tolerance) {
      keep[middle] = 1
      spans.push([from, middle], [middle, to])
    }
  }
  return line.filter((_, at) => keep[at])
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}
