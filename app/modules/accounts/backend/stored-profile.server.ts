import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { RemoteProfile } from './remote-answers.ts'

/**
 * People whom another backend knows are no users of ours: what that backend said of them, and the token it gave, is encrypted in the
 * session's row (`profileOf` in ../sessions reads the same text).
 */
export type StoredProfile = RemoteProfile & Readonly<{ remoteUserId: string }>

const contextOf = (sessionId: string) => ({ table: 'sessions', column: 'profile_enc', rowId: sessionId })

export function openProfile(sealed: string, sessionId: string): StoredProfile {
  return JSON.parse(decryptField(sealed, contextOf(sessionId))) as StoredProfile
}

/** What stands in the row when all of it is forgotten. */
export function blankProfile(sessionId: string): string {
  return encryptField('{}', contextOf(sessionId))
}
