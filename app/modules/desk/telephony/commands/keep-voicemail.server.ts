import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { findSettings } from '../queries/set-up.server.ts'
import { sealRecording, sealTranscript, type StoredCall } from '../sealed.server.ts'
import { moveCall } from './move-call.server.ts'

export type Message = Readonly<{
  seconds: number
  /** The words of a simulated caller, or the carrier's name of the recording. */
  recording: string
  /** Null without a transcriber, or before it has written. */
  transcript: string | null
}>

/** Tells by e-mail who is to be told, while they are of the team and their address is verified: that there is a message, and where. */
async function tellOf(tx: Transaction, { facilityId }: StoredCall, voicemailId: string): Promise<void> {
  const tells = (await findSettings(facilityId, tx))?.tells ?? []
  if (tells.length === 0) return
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  const rows = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .innerJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.facilityId, facilityId)))
    .where(
      and(
        inArray(users.id, [...tells]),
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
        eq(teamMembers.status, 'active'),
        inArray(teamMembers.role, ['owner', 'manager', 'front_desk']),
      ),
    )
    .orderBy(asc(users.id))
  for (const { id, ...account } of rows) {
    const recipient = accountRecipient(account)
    const link = siteAddress(paths.voicemails({ place: facility!.slug }), recipient.locale)
    await enqueueNotice(tx, {
      ...{ template: 'voicemail_new', recipient, channels: ['email'], event: id },
      vars: { clinicName: facility!.nameEn, link },
      subject: { type: 'voicemail', id: voicemailId },
    })
  }
}

/** Keeps what a caller left, sealed, and tells who is to be told. */
export async function keepVoicemail(
  tx: Transaction,
  call: StoredCall,
  { seconds, recording, transcript }: Message,
): Promise<StoredCall> {
  const kept = await moveCall(tx, call, 'keep', { endedAt: now() })
  const [id, at] = [newId(), now()]
  await tx.insert(voicemails).values({
    ...{ id, facilityId: call.facilityId, callId: call.id, state: 'new', seconds },
    recordingEnc: sealRecording(id, recording),
    transcriptEnc: transcript === null ? null : sealTranscript(id, transcript),
    ...{ version: 1, createdAt: at, updatedAt: at },
  })
  await tellOf(tx, call, id)
  return kept
}
