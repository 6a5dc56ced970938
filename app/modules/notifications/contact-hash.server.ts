import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'

export type ContactChannel = 'sms' | 'email'

/** A contact by its hash: whoever holds a link knows no more. */
export type HashedContact = Readonly<{ channel: ContactChannel; hash: string }>

/** A keyed hash of an address or number, however its owner writes it: case and surrounding space do not count. */
export function contactHash(channel: ContactChannel, contact: string): string {
  return blindIndex(contact.trim().normalize('NFC').toLowerCase(), `contact-${channel}`)
}
