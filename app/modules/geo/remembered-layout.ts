import { type Anchor, layOutMarkers, type MarkerLimits, type PositionedMarker } from './marker-layout.ts'

/** Layouts that are remembered: the lists of a day's most visited pages. */
const most = 200
const known = new Map<string, PositionedMarker<number>[]>()

function layoutOf(spots: readonly { x: number; y: number }[], limits: MarkerLimits) {
  const key = `${JSON.stringify(limits)} ${spots.map(({ x, y }) => `${x},${y}`).join(' ')}`
  const found = known.get(key)
  if (found) return found
  const numbered = spots.map(({ x, y }, at) => ({ item: at, x, y }))
  const layout = layOutMarkers(numbered, limits)
  if (known.size >= most) known.delete(known.keys().next().value!)
  known.set(key, layout)
  return layout
}

/**
 * `layOutMarkers` for a page that is made anew with the places that it had before, as a list is whenever a time in it is booked: where
 * pins go is the costliest part of its map, and depends on nothing but where the places are.
 */
export function rememberedLayout<T>(anchors: readonly Anchor<T>[], limits: MarkerLimits): PositionedMarker<T>[] {
  const itemOf = (at: number) => anchors[at]!.item
  return layoutOf(anchors, limits).map((marker) =>
    marker.kind === 'pin'
      ? { ...marker, item: itemOf(marker.item) }
      : { ...marker, items: marker.items.map((at) => itemOf(at)) },
  )
}
