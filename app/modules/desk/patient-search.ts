import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import type { PersonQuery } from '#app/modules/booking/patients/queries/find-people.server.ts'

/** What somebody at the desk may mean by a text, the likelier first: a visit by its reference, or a person. Nothing for too little. */
export type Sought = { reference: string } | PersonQuery

export function readSought(typed: string): Sought[] {
  const text = typed.normalize('NFKC').trim()
  if (text.includes('@')) return [{ email: text }]
  const digits = text.replace(/[\s().+-]/g, '')
  if (/^\d+$/.test(digits)) {
    if (digits.length === 4) return [{ lastFour: digits }]
    const phone = readPhone(text)
    return 'value' in phone ? [{ phone: phone.value }] : []
  }
  const reference = parseReference(text)
  // A name of nine letters may be a reference by chance.
  return [...(reference === null ? [] : [{ reference }]), ...(/\p{L}/u.test(text) ? [{ name: text }] : [])]
}
