/** Characters that nobody confuses on paper or on the phone: no 0 and O, no 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new reference: T and eight random characters. `randomBytes` is `node:crypto`'s. */
export function newTicketReference(randomBytes: (size: number) => Uint8Array): string {
  // 256 is a multiple of 32: the low five bits are even.
  return `T${[...randomBytes(8)].map((byte) => alphabet[byte & 31]).join('')}`
}

/** As it is printed and read out: T-ABCD-EFGH. */
export function formatTicketReference(reference: string): string {
  return `T-${reference.slice(1, 5)}-${reference.slice(5)}`
}

/** Whether a text has the shape of a reference. */
export function isTicketReference(text: string): boolean {
  return /^T[A-HJ-NP-Z2-9]{8}$/.test(text)
}
