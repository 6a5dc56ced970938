import { type Anchor, layOutMarkers, type PositionedMarker } from './marker-layout.ts'

/** Layouts that are remembered: the lists of a day's most visited pages. */
const most = 200
const known = new Map<string, PositionedMarker<number>[]>()

type Picture = { width: number; height: number; shrink?: number }

function layoutOf(spots: readonly { x: number; y: number }[], { width, height, shrink = 1 }: Picture) {
  const key = `${width}x${height}/${shrink} ${spots.map(({ x, y }) => `${x},${y}`).join(' ')}`
  const found = known.get(key)
  if (found) return found
  const numbered = spots.map(({ x, y }, at) => ({ item: at, x, y }))
  const layout = layOutMarkers(numbered, { width, height, shrink })
  if (known.size >= most) known.delete(known.keys().next().value!)
  known.set(key, layout)
  return layout
}

/**
 * `layOutMarkers` for a page that is made anew with the places that it had before, as a list is whenever a time in it is booked: where
 * pins go is the costliest part of its map, and depends on nothing but where the places are.
 */
export function rememberedLayout<T>(anchors: readonly Anchor<T>[], picture: Picture): PositionedMarker<T>[] {
  const itemOf = (at: number) => anchors[at]!.item
  return layoutOf(anchors, picture).map((marker) =>
    marker.kind === 'pin'
      ? { ...marker, item: itemOf(marker.item) }
      : { ...marker, items: marker.items.map((at) => itemOf(at)) },
  )
}
