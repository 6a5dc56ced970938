import { z } from 'zod'
import { words } from '#app/core/form/form.ts'
import { type Move, pinMoves, readPin } from '#app/modules/geo/address/pin.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { addressParts, addressShape, readAddress, type TypedAddress } from './typed-address.ts'

/** The form of a new address. Messages are keys of the `address` texts. */

export const addressFields = [...addressParts, 'effectiveFrom'] as const
export type AddressField = (typeof addressFields)[number]

/** How far ahead a move may be announced. */
const farthestDays = 365

export type AddressChange = TypedAddress &
  Readonly<{
    /** Local date from which the address holds. */
    effectiveFrom: string
    pin: Position | null
    move: Move | 'home' | null
    /** A pin was typed that is none. */
    isPinBroken: boolean
    /** Sent for good; or back to the form. */
    isFinal: boolean
    isBack: boolean
  }>

/** `today` is the local date at the facility. */
export function addressChangeForm(today: string) {
  const shape = { ...addressShape, effectiveFrom: words(10) }
  const steps = { lat: words(30), lng: words(30), move: words(10), intent: words(10) }
  return z.object({ ...shape, ...steps }).transform((form, context): AddressChange => {
    const fail = (field: AddressField, key: string) => context.addIssue({ code: 'custom', message: key, path: [field] })
    const address = readAddress(form, fail)
    const effectiveFrom = (form.effectiveFrom ?? '').trim()
    if (!isDate(effectiveFrom)) fail('effectiveFrom', 'errors.date')
    else if (effectiveFrom < today) fail('effectiveFrom', 'errors.past')
    else if (effectiveFrom > addDays(today, farthestDays)) fail('effectiveFrom', 'errors.far')
    const pin = readPin(form.lat, form.lng)
    return {
      ...address,
      effectiveFrom,
      pin,
      move: form.move === 'home' ? 'home' : (pinMoves.find((move) => move === form.move) ?? null),
      isPinBroken: pin === null && Boolean(form.lat?.trim() || form.lng?.trim()),
      isFinal: form.intent === 'submit',
      isBack: form.intent === 'edit',
    }
  })
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(text)
}
