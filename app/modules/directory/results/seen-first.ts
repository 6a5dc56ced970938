import { isWithin, type Position } from '#app/modules/geo/distance.ts'
import { boundsOfMost } from '#app/modules/geo/map-fit.ts'

type Located = { location: { lat: number | null; lng: number | null } | null }

/** Where a card's doctor is; null where that is not known. */
export function positionOf({ location }: Located): Position | null {
  return location && location.lat !== null && location.lng !== null ? { lat: location.lat, lng: location.lng } : null
}

/** Beside a map, those whom it shows first come before those who are beyond its edge or have no position. */
export function seenFirst<T extends Located>(cards: readonly T[]): T[] {
  const bounds = boundsOfMost(cards.flatMap((card) => positionOf(card) ?? []))
  const isSeen = (card: T) => {
    const position = positionOf(card)
    return bounds !== null && position !== null && isWithin(position, bounds)
  }
  return cards.toSorted((one, other) => Number(isSeen(other)) - Number(isSeen(one)))
}
