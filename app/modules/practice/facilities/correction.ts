import { addressLine, type AddressSuggestion, positionOf } from '#app/modules/geo/address/address.ts'
import type { Correction } from '#app/modules/geo/address/contribution.ts'
import type { SettledAddress } from './settle-address.server.ts'

/** The facility whose known address a suggestion was: that record is what is said to be wrong. */
export function reportedFacility(rejected: AddressSuggestion | null): string | null {
  return /^address:(.+)$/.exec(rejected?.id ?? '')?.[1] ?? null
}

/** What somebody put right by refusing a suggestion; null when they refused none, or one that lies nowhere. */
export function correctionOf({ address, rejected }: Pick<SettledAddress, 'address' | 'rejected'>): Correction | null {
  const location = rejected && positionOf(rejected)
  if (!rejected || !location) return null
  return { location, changes: { address: addressLine(address) }, placeName: rejected.full_address }
}
