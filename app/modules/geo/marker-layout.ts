/** Where pins stand when the places they mark are close together. Deterministic: the same places, the same picture. */

export type Anchor<T> = { item: T; x: number; y: number }

export type PlacedMarker<T> =
  | { kind: 'pin'; item: T; x: number; y: number; /** The true spot, when the pin had to step aside. */ from?: Spot }
  | { kind: 'cluster'; items: T[]; x: number; y: number }

type Spot = { x: number; y: number }
type Group<T> = { members: Anchor<T>[]; home: Spot; x: number; y: number }

type MarkerLimits = {
  width: number
  height: number
  /** Pixels between two pin points at least: a head is 30 wide. */
  apart?: number
  /** Pixels a pin may step aside; what needs more becomes a cluster. */
  reach?: number
}

/** Most places that may share a spot before they become one marker with a count. */
const mostNudged = 3
const rounds = 80

/**
 * Pins for places in pixels. Close ones are pushed apart, each staying within reach of its true spot; what cannot be
 * kept apart that way becomes a cluster. The order of the places decides every tie.
 */
export function layOutMarkers<T>(anchors: readonly Anchor<T>[], limits: MarkerLimits): PlacedMarker<T>[] {
  const { apart = 31, reach = 26 } = limits
  let groups: Group<T>[] = anchors.map((anchor) => ({
    members: [anchor],
    home: { x: anchor.x, y: anchor.y },
    x: anchor.x,
    y: anchor.y,
  }))
  groups = joinCrowds(groups)
  for (;;) {
    pushApart(groups, apart, reach, limits)
    const pair = closest(groups)
    if (!pair || pair.distance >= apart * 0.9) break
    groups = joined(groups, pair.a, pair.b)
  }
  return groups.map((group) => markerOf(group))
}

function markerOf<T>({ members, home, x, y }: Group<T>): PlacedMarker<T> {
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

function closest<T>(groups: Group<T>[]): { a: number; b: number; distance: number } | null {
  let best: { a: number; b: number; distance: number } | null = null
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      const [one, other] = [groups[a], groups[b]]
      if (!one || !other) continue
      const distance = Math.hypot(one.x - other.x, one.y - other.y)
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
    one.x += Math.cos(at * 2.4)
    one.y += Math.sin(at * 2.4)
  })
}

function pushApart<T>(groups: Group<T>[], apart: number, reach: number, { width, height }: MarkerLimits): void {
  fanOut(groups)
  for (let round = 0; round < rounds; round++) {
    let moved = false
    groups.forEach((one, a) => {
      for (const other of groups.slice(a + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart) continue
        const turn = distance > 0.01 ? Math.atan2(dy, dx) : a
        const push = (apart - distance) / 2 + 0.1
        shift(one, -Math.cos(turn) * push, -Math.sin(turn) * push, reach)
        shift(other, Math.cos(turn) * push, Math.sin(turn) * push, reach)
        moved = true
      }
    })
    for (const group of groups) {
      group.x = Math.max(18, Math.min(width - 18, group.x))
      group.y = Math.max(46, Math.min(height - 4, group.y))
    }
    if (!moved) return
  }
}

function shift<T>(group: Group<T>, dx: number, dy: number, reach: number): void {
  const [x, y] = [group.x + dx - group.home.x, group.y + dy - group.home.y]
  const away = Math.hypot(x, y)
  const held = away > reach ? reach / away : 1
  group.x = group.home.x + x * held
  group.y = group.home.y + y * held
}
