import type { ProviderActor } from '#app/core/actor.ts'
import {
  type PostalAddress,
  positionOf,
  suggestedAddress,
  isSameAddress,
  addressLine,
} from '#app/modules/geo/address/address.ts'
import { type AnsweredBy, askAddresses } from '#app/modules/geo/address/address-service.server.ts'
import type { Verification } from '#app/modules/geo/address/confirmation.ts'
import { isMoved, isNear, movedPin } from '#app/modules/geo/address/pin.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import type { AddressChange } from '../address-change-form.ts'
import { type AffectedVisit, findAffectedVisits, type MovingFacility } from '../queries/moving-facilities.server.ts'
import { requestAddressChange } from '../commands/request-address-change.server.ts'
import { type AddressQuestion, settleAddress } from '../settle-address.server.ts'

/** What a form carries from page to page, so that nothing typed is lost. */
export type CarriedFields = Readonly<Record<string, string>>

export type AddressStep =
  | { step: 'form'; error: 'unchanged' | null; carried: CarriedFields }
  | ({ step: 'question'; carried: CarriedFields } & Omit<AddressQuestion, 'shown'>)
  | {
      step: 'review'
      by: AnsweredBy
      address: PostalAddress
      verification: Verification
      home: Position | null
      pin: Position | null
      pinError: 'broken' | 'far' | null
      /** What the tables or the service know at the pin. */
      nearPin: string | null
      effectiveFrom: string
      affected: { count: number; visits: AffectedVisit[] }
      carried: CarriedFields
    }
  | { step: 'submitted'; id: string }

function carriedOf({ entered, effectiveFrom }: AddressChange, more: CarriedFields = {}): CarriedFields {
  const { line2, ...address } = entered
  return { ...address, line2: line2 ?? '', effectiveFrom, ...more }
}

/** Where to begin looking for an address that no service found: its ZIP code. */
async function areaOf({ zip }: PostalAddress): Promise<Position | null> {
  const { value } = await askAddresses((service) => service.forward(zip.slice(0, 5)))
  return value[0] ? positionOf(value[0]) : null
}

function pinOf({ pin, move }: AddressChange, home: Position | null): Position | null {
  if (move === 'home' || pin === null) return home
  return move ? movedPin(pin, move) : pin
}

/** Takes a form on its way from the address to the request; every step judges everything anew, so none can be skipped. */
export async function takeAddressChange(
  actor: ProviderActor,
  facility: MovingFacility,
  change: AddressChange,
): Promise<AddressStep> {
  const { effectiveFrom, answer, shown } = change
  if (change.isBack) return { step: 'form', error: null, carried: carriedOf(change) }
  const standing = await settleAddress(change)
  if (standing.step === 'cancelled') return { step: 'form', error: null, carried: carriedOf(change) }
  if (standing.step === 'ask') {
    const { step: _step, shown: suggestion, ...question } = standing
    return { ...question, step: 'question', carried: carriedOf(change, suggestion ? { shown: suggestion } : {}) }
  }
  const { address, verification, by, rejected } = standing
  const found = verification === 'exact' ? 'house' : 'area'
  const home = standing.position ?? (await areaOf(address))
  const pin = pinOf(change, home)
  const hasMovedPin = pin !== null && home !== null && isMoved(pin, home)
  if (isSameAddress(address, facility.address) && !hasMovedPin && change.isFinal) {
    return { step: 'form', error: 'unchanged', carried: carriedOf(change) }
  }
  const isFar = pin !== null && home !== null && !isNear(pin, home, found)
  const pinError = change.isPinBroken && change.move === null ? 'broken' : isFar ? 'far' : null
  const affected = await findAffectedVisits(facility, effectiveFrom, actor.locale)
  if (change.isFinal && pinError === null) {
    const move = { address, verification, effectiveFrom, home, pin, rejected, affectedVisits: affected.count }
    return { step: 'submitted', id: await requestAddressChange(actor, facility, move) }
  }
  return {
    step: 'review',
    by,
    address,
    verification,
    home,
    pin,
    pinError,
    nearPin: hasMovedPin ? await nameOf(pin) : null,
    effectiveFrom,
    affected,
    carried: carriedOf(change, { answer: answer ?? '', shown: shown ?? '' }),
  }
}

async function nameOf(pin: Position): Promise<string | null> {
  const { value } = await askAddresses((service) => service.reverse(pin))
  const [nearest] = value
  return nearest
    ? nearest.full_address ||
        addressLine(suggestedAddress(nearest, { line1: '', line2: null, city: '', state: '', zip: '' }))
    : null
}
