import { openingKey, type SoonestOpenings } from '#app/modules/directory/openings.ts'
import type { Columns } from '../index/columns.ts'

export type KnownOpenings = Pick<SoonestOpenings, 'firstAt' | 'firstAtFacility'>

/** The first open time of each document that has one: at its own place, where that is known. */
export function openTimes(columns: Columns, { firstAt, firstAtFacility }: KnownOpenings): Map<number, number> {
  const { providerIds } = columns
  const times = new Map<number, number>()
  for (const doc of providerIds.positionsOf(new Set(firstAt.keys()))) {
    const providerId = providerIds.at(doc)
    const at = firstAtFacility
      ? firstAtFacility.get(openingKey(providerId, columns.facilityId(doc)))
      : firstAt.get(providerId)
    if (at !== undefined) times.set(doc, at)
  }
  return times
}
