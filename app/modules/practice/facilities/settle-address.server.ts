import { type AddressSuggestion, type PostalAddress, suggestedAddress } from '#app/modules/geo/address/address.ts'
import { type AnsweredBy, askAddresses, newSearchSession } from '#app/modules/geo/address/address-service.server.ts'
import {
  changedParts,
  confirmAddress,
  type Question,
  type Verification,
} from '#app/modules/geo/address/confirmation.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import type { TypedAddress } from './typed-address.ts'

/** A question about an address, with what is to be shown. */
export type AddressQuestion = Readonly<{
  question: Question
  by: AnsweredBy
  entered: PostalAddress
  suggested: PostalAddress | null
  changed: (keyof PostalAddress)[]
  /** Goes back with the answer, which belongs to this suggestion only. */
  shown: string | null
}>

/** An address about which nothing is left to ask. */
export type SettledAddress = Readonly<{
  address: PostalAddress
  verification: Verification
  position: Position | null
  /** A suggestion that was refused. */
  rejected: AddressSuggestion | null
}>

export type AddressStanding =
  ({ step: 'ask' } & AddressQuestion) | { step: 'cancelled' } | ({ step: 'settled'; by: AnsweredBy } & SettledAddress)

/** Has an address judged, anew each time, and says whether something has to be asked about it. */
export async function settleAddress({ entered, answer, shown }: TypedAddress): Promise<AddressStanding> {
  const { value: verdict, by } = await askAddresses((service) => service.validate(entered, newSearchSession()))
  const confirmed = confirmAddress(entered, verdict, answer, shown)
  if (confirmed.step === 'cancelled') return confirmed
  if (confirmed.step === 'settled') {
    const { address, verification, position, isRejected } = confirmed
    return { step: 'settled', by, address, verification, position, rejected: isRejected ? verdict.suggestion : null }
  }
  const suggestion = confirmed.question === 'did_you_mean' ? verdict.suggestion : null
  const suggested = suggestion && suggestedAddress(suggestion, entered)
  return {
    step: 'ask',
    question: confirmed.question,
    by,
    entered,
    suggested,
    changed: suggested ? changedParts(entered, suggested) : [],
    shown: suggestion?.full_address ?? null,
  }
}
