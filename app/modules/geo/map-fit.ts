import { boundsOf, distanceMeters, type Bounds, type Position } from './distance.ts'

/** Fewer places than this are all shown. */
const fewest = 5
/** At most this part of the places is left out … */
const leftOut = 0.25
/** … and only if the picture shrinks at least to this part. */
const shrunk = 0.6

/**
 * What a map shows first: the places that stand together. One doctor across the state line would make a heap of all the
 * others; a few that are far away are told of in words instead.
 */
export function boundsOfMost(positions: readonly Position[]): Bounds | null {
  const all = boundsOf(positions)
  if (!all || positions.length < fewest) return all
  const middle = { lat: median(positions.map(({ lat }) => lat)), lng: median(positions.map(({ lng }) => lng)) }
  const byDistance = positions.toSorted((a, b) => distanceMeters(a, middle) - distanceMeters(b, middle))
  const most = Math.floor(positions.length * leftOut)
  for (let far = 1; far <= most; far++) {
    const near = boundsOf(byDistance.slice(0, -far))
    if (near && acrossOf(near) <= acrossOf(all) * shrunk) return near
  }
  return all
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

const acrossOf = ({ west, south, east, north }: Bounds): number =>
  distanceMeters({ lat: south, lng: west }, { lat: north, lng: east })
