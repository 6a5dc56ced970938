/** Where pins stand when the places they mark are close together. Deterministic: the same places, the same picture. */

export type Anchor<T> = { item: T; x: number; y: number }

export type PositionedMarker<T> =
  | { kind: 'pin'; item: T; x: number; y: number; /** The true spot, when the pin had to step aside. */ from?: Spot }
  | { kind: 'cluster'; items: T[]; x: number; y: number }

type Spot = { x: number; y: number }
type Rectangle = Readonly<{ left: number; top: number; right: number; bottom: number }>
type Group<T> = { members: Anchor<T>[]; home: Spot; x: number; y: number }

export type MarkerLimits = {
  width: number
  height: number
  /** Pixels between two pin points at least, side by side or one above the other. */
  room?: Spot
  /** Pixels a pin may step aside; what needs more becomes a cluster. */
  reach?: number
  /** Pixels that a marker needs around its point, and above it, to lie inside the picture. */
  rim?: Readonly<{ side: number; top: number; bottom: number }>
  /** What lies over the picture: no marker stands under it. */
  avoid?: readonly Rectangle[]
  /** How many units of the drawing a pixel takes where it is shown smallest: pins keep their size there, and need more of them. */
  shrink?: number
}

/** Most places that may share a spot before they become one marker with a count. */
const mostNudged = 3
/**
 * What can be pressed of a marker is 44 × 48 px, and 24 × 24 of it stay free (WCAG 2.5.8) between neighbors on all four sides
 * when these are 34 or 36 px away; a drawing is shown at nine tenths of its size where it stands beside a list.
 */
const usualRoom: Spot = { x: 38, y: 40 }
const usualRim = { side: 18, top: 46, bottom: 4 } as const
const rounds = 80

/**
 * Pins for places in pixels. Close ones are pushed apart, each staying within reach of its true spot; what cannot be
 * kept apart that way becomes a cluster. The order of the places decides every tie.
 */
export function layOutMarkers<T>(anchors: readonly Anchor<T>[], limits: MarkerLimits): PositionedMarker<T>[] {
  const { shrink = 1, room = { x: usualRoom.x * shrink, y: usualRoom.y * shrink }, reach = 32 * shrink } = limits
  let groups: Group<T>[] = anchors.map((anchor) => ({
    members: [anchor],
    home: { x: anchor.x, y: anchor.y },
    x: anchor.x,
    y: anchor.y,
  }))
  groups = joinCrowds(groups)
  for (;;) {
    pushApart(groups, room, reach, limits)
    const pair = closest(groups, room)
    if (!pair || pair.distance > 0.999) break
    groups = joined(groups, pair.a, pair.b)
  }
  return groups.map((group) => markerOf(group))
}

function markerOf<T>({ members, home, x, y }: Group<T>): PositionedMarker<T> {
  const [only, ...more] = members
  if (!only || more.length > 0) return { kind: 'cluster', items: members.map(({ item }) => item), x, y }
  const moved = Math.hypot(x - home.x, y - home.y) > 4
  return { kind: 'pin', item: only.item, x, y, ...(moved ? { from: home } : {}) }
}

/** Places on the very same spot, when they are too many to stand around it. */
function joinCrowds<T>(groups: Group<T>[]): Group<T>[] {
  const spots = new Map<string, Group<T>[]>()
  for (const group of groups) {
    const key = `${Math.round(group.x / 6)},${Math.round(group.y / 6)}`
    spots.set(key, [...(spots.get(key) ?? []), group])
  }
  return [...spots.values()].flatMap((crowd) => (crowd.length > mostNudged ? [unite(crowd)] : crowd))
}

function unite<T>(groups: Group<T>[]): Group<T> {
  const members = groups.flatMap((group) => group.members)
  const x = members.reduce((sum, member) => sum + member.x, 0) / members.length
  const y = members.reduce((sum, member) => sum + member.y, 0) / members.length
  return { members, home: { x, y }, x, y }
}

function joined<T>(groups: Group<T>[], a: number, b: number): Group<T>[] {
  const pair = [groups[a], groups[b]].filter((group) => group !== undefined)
  const rest = groups.map((group, at) => (at === a ? unite(pair) : { ...group, ...group.home }))
  return rest.filter((_, at) => at !== b)
}

/** How far two are apart, in parts of the room they need: at 1 and above they leave it to each other. */
function distanceOf(one: Spot, other: Spot, room: Spot): number {
  return Math.max(Math.abs(one.x - other.x) / room.x, Math.abs(one.y - other.y) / room.y)
}

function closest<T>(groups: Group<T>[], room: Spot): { a: number; b: number; distance: number } | null {
  let best: { a: number; b: number; distance: number } | null = null
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      const [one, other] = [groups[a], groups[b]]
      if (!one || !other) continue
      const distance = distanceOf(one, other, room)
      if (!best || distance < best.distance) best = { a, b, distance }
    }
  }
  return best
}

/** Gives each of several on one spot a direction of its own to part in, by its place in the list. */
function fanOut<T>(groups: Group<T>[]): void {
  groups.forEach((one, at) => {
    const isShared = groups.some(
      (other) => other !== one && Math.hypot(one.home.x - other.home.x, one.home.y - other.home.y) < 1,
    )
    if (!isShared) return
    one.x += 14 * Math.cos(at * 2.4)
    one.y += 14 * Math.sin(at * 2.4)
  })
}

function pushApart<T>(groups: Group<T>[], room: Spot, reach: number, limits: MarkerLimits): void {
  const { avoid = [] } = limits
  fanOut(groups)
  for (let round = 0; round < rounds; round++) {
    let moved = false
    groups.forEach((one, a) => {
      for (const other of groups.slice(a + 1)) {
        if (distanceOf(one, other, room) >= 1) continue
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        // Along the way on which less is missing.
        const [x, y] =
          Math.abs(dx) / room.x >= Math.abs(dy) / room.y
            ? [(Math.sign(dx) || 1) * pushOf(dx, room.x), 0]
            : [0, (Math.sign(dy) || 1) * pushOf(dy, room.y)]
        shift(one, -x, -y, reach)
        shift(other, x, y, reach)
        moved = true
      }
    })
    for (const group of groups) {
      Object.assign(group, within(group, limits))
      for (const over of avoid) {
        const beside = besideOf(group, over, limits)
        if (!beside) continue
        Object.assign(group, beside)
        moved = true
      }
    }
    if (!moved) return
  }
}

/** The nearest spot at which a marker lies inside the picture. */
function within({ x, y }: Spot, { width, height, rim = usualRim }: MarkerLimits): Spot {
  return {
    x: Math.max(rim.side, Math.min(width - rim.side, x)),
    y: Math.max(rim.top, Math.min(height - rim.bottom, y)),
  }
}

/** The nearest spot inside the picture that is not under what lies over it; null where a marker is free. */
function besideOf({ x, y }: Spot, over: Rectangle, limits: MarkerLimits): Spot | null {
  const { rim = usualRim } = limits
  const edges = {
    left: over.left - rim.side,
    right: over.right + rim.side,
    top: over.top - rim.bottom,
    bottom: over.bottom + rim.top,
  }
  if (x <= edges.left || x >= edges.right || y <= edges.top || y >= edges.bottom) return null
  const isInside = (spot: Spot) => {
    const kept = within(spot, limits)
    return kept.x === spot.x && kept.y === spot.y
  }
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  const spots = [
    { x: edges.left, y },
    { x, y: edges.bottom },
    { x: edges.right, y },
    { x, y: edges.top },
  ].filter(isInside)
  return spots.toSorted((one, other) => away(one) - away(other))[0] ?? null
}

/** Half of what is missing, and a little more. */
const pushOf = (distance: number, room: number) => (room - Math.abs(distance)) / 2 + 0.1

function shift<T>(group: Group<T>, dx: number, dy: number, reach: number): void {
  const [x, y] = [group.x + dx - group.home.x, group.y + dy - group.home.y]
  const away = Math.hypot(x, y)
  const held = away > reach ? reach / away : 1
  group.x = group.home.x + x * held
  group.y = group.home.y + y * held
}
