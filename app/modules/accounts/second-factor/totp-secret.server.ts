import { decryptField, encryptField, FieldDecryptionError } from '#app/core/crypto/field-encryption.server.ts'

const contextOf = (userId: string) => ({ table: 'users', column: 'totp_secret_enc', rowId: userId })

/** The secret as the row of its owner holds it, and no other row could. */
export const sealSecret = (userId: string, secret: string): string => encryptField(secret, contextOf(userId))

export const openSecret = (userId: string, sealed: string): string => decryptField(sealed, contextOf(userId))

/** The same of a text that came with a form; null when it was not sealed here, for this person. */
export function openSentSecret(userId: string, sealed: string): string | null {
  try {
    return openSecret(userId, sealed)
  } catch (error) {
    if (error instanceof FieldDecryptionError) return null
    throw error
  }
}
