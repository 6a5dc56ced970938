import { z } from 'zod'
import { type Answer, readAnswer } from '#app/modules/geo/address/confirmation.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { type Move, moves, readPin } from '#app/modules/geo/address/pin.ts'
import type { Position } from '#app/modules/geo/distance.ts'
import { addDays } from '#app/modules/notifications/calendar/zone-time.ts'
import { states } from '../registration/states.ts'

/** The form of a new address. Messages are keys of the `address` texts. */

export const addressFields = ['line1', 'line2', 'city', 'state', 'zip', 'effectiveFrom'] as const
export type AddressField = (typeof addressFields)[number]

/** How far ahead a move may be announced. */
const farthestDays = 365

export type AddressChange = Readonly<{
  entered: PostalAddress
  /** Local date from which the address holds. */
  effectiveFrom: string
  answer: Answer | null
  /** The suggestion that stood in the question. */
  shown: string | null
  pin: Position | null
  move: Move | 'home' | null
  /** A pin was typed that is none. */
  isPinBroken: boolean
  /** Sent for good; or back to the form. */
  isFinal: boolean
  isBack: boolean
}>

const typed = (longest: number) => z.string().max(longest, { error: 'errors.long' }).optional()

/** `today` is the local date at the place. */
export function addressChangeForm(today: string) {
  const shape = {
    line1: typed(120),
    line2: typed(60),
    city: typed(60),
    state: typed(2),
    zip: typed(20),
    effectiveFrom: typed(10),
  }
  const steps = {
    answer: typed(10),
    shown: typed(400),
    lat: typed(30),
    lng: typed(30),
    move: typed(10),
    intent: typed(10),
  }
  return z.object({ ...shape, ...steps }).transform((form, context): AddressChange => {
    const fail = (field: AddressField, key: string) => context.addIssue({ code: 'custom', message: key, path: [field] })
    const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
    const [line1, city, zip] = [plain(form.line1), plain(form.city), plain(form.zip)]
    if (!/\d/.test(line1) || !/\p{L}/u.test(line1)) fail('line1', 'errors.line1')
    if (!/\p{L}{2}/u.test(city)) fail('city', 'errors.city')
    const state = states.find((each) => each === form.state)
    if (!state) fail('state', 'errors.state')
    const zipMatch = /^(\d{5})(?:-?(\d{4}))?$/.exec(zip)
    if (!zipMatch) fail('zip', 'errors.zip')
    const effectiveFrom = plain(form.effectiveFrom)
    if (!isDate(effectiveFrom)) fail('effectiveFrom', 'errors.date')
    else if (effectiveFrom < today) fail('effectiveFrom', 'errors.past')
    else if (effectiveFrom > addDays(today, farthestDays)) fail('effectiveFrom', 'errors.far')
    const pin = readPin(form.lat, form.lng)
    return {
      entered: {
        line1,
        line2: plain(form.line2) || null,
        city,
        state: state ?? 'NY',
        zip: zipMatch ? [zipMatch[1], zipMatch[2]].filter(Boolean).join('-') : '',
      },
      effectiveFrom,
      answer: readAnswer(form.answer),
      shown: form.shown?.trim() || null,
      pin,
      move: form.move === 'home' ? 'home' : (moves.find((move) => move === form.move) ?? null),
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
