import { and, eq, isNotNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'

/** Of a message whose time is over the name of its recording stays until the carrier has deleted it. */
export const isLeftAtCarrier = and(isNotNull(voicemails.wipedAt), isNotNull(voicemails.recordingEnc))

/** How many recordings of a clinic are over and still lie at a carrier, which is not configured any more or did not delete them. */
export const countLeftRecordings = (facilityId: string): Promise<number> =>
  db.$count(voicemails, and(eq(voicemails.facilityId, facilityId), isLeftAtCarrier))
