import { and, eq, isNull } from 'drizzle-orm'
import { withTransaction } from '#app/core/database/database.server.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { sealTranscript } from '../sealed.server.ts'

/** Longer ones are cut: two minutes of speech have some three hundred words. */
const longestTranscript = 4000

/** Keeps what a carrier has written down of a message, once, while the message is kept. */
export function keepTranscript(callId: string, text: string): Promise<void> {
  return withTransaction(async (tx) => {
    const isOpen = and(eq(voicemails.callId, callId), isNull(voicemails.wipedAt), isNull(voicemails.transcriptEnc))
    const [row] = await tx.select({ id: voicemails.id }).from(voicemails).where(isOpen)
    if (!row || text.trim() === '') return
    const transcriptEnc = sealTranscript(row.id, text.trim().slice(0, longestTranscript))
    await tx
      .update(voicemails)
      .set({ transcriptEnc })
      .where(and(eq(voicemails.id, row.id), isOpen))
  })
}
