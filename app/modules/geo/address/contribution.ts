import type { Position } from '../distance.ts'

/** What a person says is wrong about an address the maps service knows (specification §7). */
export type Correction = Readonly<{
  /** Where the service has it. */
  location: Position
  changes: Readonly<{ address?: string; location?: { longitude: number; latitude: number } }>
  /** The address as the service has it. */
  placeName: string
}>

/** The body of a contribution: action, reason, location, changes, neighborhoodName. */
export function contributionOf({ location, changes, placeName }: Correction) {
  return {
    action: 'update',
    reason: 'incorrect_address',
    location: { longitude: location.lng, latitude: location.lat },
    changes,
    placeName,
  } as const
}
