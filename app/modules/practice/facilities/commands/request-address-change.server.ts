import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import {
  addressLine,
  type AddressSuggestion,
  type PostalAddress,
  positionOf,
} from '#app/modules/geo/address/address.ts'
import type { Verification } from '#app/modules/geo/address/confirmation.ts'
import type { Correction } from '#app/modules/geo/address/contribution.ts'
import { isMoved } from '#app/modules/geo/address/pin.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import type { MovingFacility } from '../queries/moving-facilities.server.ts'
import { reportedFacility } from '../correction.ts'
import { fileCorrection } from './file-correction.server.ts'

export type SettledMove = Readonly<{
  address: PostalAddress
  verification: Verification
  effectiveFrom: string
  /** Where the address was found, and where the pin stands. */
  home: Position | null
  pin: Position | null
  /** A suggestion that was refused. */
  rejected: AddressSuggestion | null
  affectedVisits: number
}>

const columnsOf = ({ line1, line2, city, state, zip }: PostalAddress) => ({
  addressLine1: line1,
  addressLine2: line2,
  city,
  state,
  zip,
})

/** What somebody put right by moving the pin or refusing a suggestion; null when they did neither. */
function correctionOf({ address, home, pin, rejected }: SettledMove): Correction | null {
  const hasMovedPin = pin !== null && home !== null && isMoved(pin, home)
  const location = (rejected && positionOf(rejected)) ?? home
  if (location === null || (!hasMovedPin && !rejected)) return null
  return {
    location,
    changes: {
      ...(rejected ? { address: addressLine(address) } : {}),
      ...(hasMovedPin ? { location: { longitude: pin.lng, latitude: pin.lat } } : {}),
    },
    placeName: rejected?.full_address ?? addressLine(address),
  }
}

/**
 * Asks reviewers for a new address of a facility. A correction goes to the maps service, or without one (or when it does not take it)
 * becomes a change request of its own with the same fields as evidence.
 * @returns the id of the request for the new address.
 */
export async function requestAddressChange(
  actor: ProviderActor,
  facility: MovingFacility,
  move: SettledMove,
): Promise<string> {
  const hasMovedPin = move.pin !== null && move.home !== null && isMoved(move.pin, move.home)
  const position = move.pin ?? move.home
  const id = await withTransaction((tx) =>
    submitChange(tx, {
      kind: 'update_facility',
      targetType: 'facility',
      targetId: facility.facilityId,
      submitter: { userId: actor.userId },
      locale: actor.locale,
      field: 'address',
      before: {
        ...columnsOf(facility.address),
        lat: facility.position?.lat ?? null,
        lng: facility.position?.lng ?? null,
      },
      after: {
        ...columnsOf(move.address),
        lat: position?.lat ?? null,
        lng: position?.lng ?? null,
        isPinMoved: hasMovedPin,
        addressVerified: move.verification,
        effectiveFrom: move.effectiveFrom,
        affectedVisits: move.affectedVisits,
      },
    }),
  )
  const correction = correctionOf(move)
  if (correction) {
    const targetId = reportedFacility(move.rejected) ?? facility.facilityId
    await fileCorrection(actor, correction, { targetType: 'facility', targetId }, id)
  }
  return id
}
