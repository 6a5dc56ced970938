import { blindIndex, decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { calls, ringGroups, voicemails } from '#drizzle/schema/practice/telephony.ts'
import type { RingMember } from './ivr-engine.ts'

/** What is sealed of telephony: numbers of callers and of staff, and what callers said. */

export type StoredCall = typeof calls.$inferSelect
export type StoredGroup = typeof ringGroups.$inferSelect
export type StoredVoicemail = typeof voicemails.$inferSelect

const membersAt = (rowId: string) => ({ table: 'ring_groups', column: 'members_enc', rowId })
const fromAt = (rowId: string) => ({ table: 'calls', column: 'from_enc', rowId })
const recordingAt = (rowId: string) => ({ table: 'voicemails', column: 'recording_enc', rowId })
const transcriptAt = (rowId: string) => ({ table: 'voicemails', column: 'transcript_enc', rowId })

export const sealMembers = (id: string, members: readonly RingMember[]) =>
  encryptField(JSON.stringify(members), membersAt(id))
export const openMembers = ({ id, membersEnc }: StoredGroup) =>
  JSON.parse(decryptField(membersEnc, membersAt(id))) as RingMember[]

/** By which two calls of one number at one clinic are known as such, and at no other. */
const fromIndexAt = (facilityId: string, number: string) => blindIndex(number, `caller-${facilityId}`).slice(0, 22)

export function sealCaller(id: string, facilityId: string, number: string | null) {
  if (number === null) return { fromEnc: null, fromIndex: null }
  return { fromEnc: encryptField(number, fromAt(id)), fromIndex: fromIndexAt(facilityId, number) }
}

/** The caller's number; null where it was withheld, and after it was wiped. */
export const openCaller = ({ id, fromEnc }: Pick<StoredCall, 'id' | 'fromEnc'>) =>
  fromEnc === null ? null : decryptField(fromEnc, fromAt(id))

export const sealRecording = (id: string, recording: string) => encryptField(recording, recordingAt(id))
export const sealTranscript = (id: string, transcript: string) => encryptField(transcript, transcriptAt(id))
export const openRecording = ({ id, recordingEnc }: Pick<StoredVoicemail, 'id' | 'recordingEnc'>) =>
  recordingEnc === null ? null : decryptField(recordingEnc, recordingAt(id))
export const openTranscript = ({ id, transcriptEnc }: Pick<StoredVoicemail, 'id' | 'transcriptEnc'>) =>
  transcriptEnc === null ? null : decryptField(transcriptEnc, transcriptAt(id))
