import { words } from '#app/core/form/form.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { type Answer, readAnswer } from '#app/modules/geo/address/confirmation.ts'
import { listedStates } from './states.ts'

/** The part of a form that asks for an address, and the answer to the question about it. Messages are keys of the `address` texts. */

export const addressParts = ['line1', 'line2', 'city', 'state', 'zip'] as const
export type AddressPart = (typeof addressParts)[number]

export const addressShape = {
  line1: words(120),
  line2: words(60),
  city: words(60),
  state: words(2),
  zip: words(20),
  answer: words(10),
  shown: words(400),
}

export type TypedAddress = Readonly<{
  entered: PostalAddress
  answer: Answer | null
  /** The suggestion that stood in the question. */
  shown: string | null
}>

/** Reads an address as typed; `fail` is told of every part that cannot be one. */
export function readAddress(
  form: { [name in keyof typeof addressShape]?: string | undefined },
  fail: (part: AddressPart, key: string) => void,
): TypedAddress {
  const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
  const [line1, city] = [plain(form.line1), plain(form.city)]
  if (!/\d/.test(line1) || !/\p{L}/u.test(line1)) fail('line1', 'errors.line1')
  if (!/\p{L}{2}/u.test(city)) fail('city', 'errors.city')
  const state = listedStates.find((each) => each === form.state)
  if (!state) fail('state', 'errors.state')
  const zip = /^(\d{5})(?:-?(\d{4}))?$/.exec(plain(form.zip))
  if (!zip) fail('zip', 'errors.zip')
  return {
    entered: {
      line1,
      line2: plain(form.line2) || null,
      city,
      state: state ?? 'NY',
      zip: zip ? [zip[1], zip[2]].filter(Boolean).join('-') : '',
    },
    answer: readAnswer(form.answer),
    shown: form.shown?.trim() || null,
  }
}
