import { and, desc, eq, inArray } from 'drizzle-orm'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { visitFeedback } from '#drizzle/schema/practice/visit-feedback.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

const facilityIds = ['demo-magnolia-medical-building']

type Said = Readonly<{ score: number; language: 'yes' | 'partly' | 'no' | null; comment: string | null }>

/** Fictional, as those who say it are. */
const saidOf: readonly Said[] = [
  { score: 5, language: 'yes', comment: '医生讲得很清楚，还把怎么吃药写下来给我。' },
  { score: 4, language: 'yes', comment: '医生好，就是等了四十分钟。' },
  { score: 5, language: 'yes', comment: null },
  { score: 3, language: 'partly', comment: '前台只會講普通話，媽媽聽不太懂。' },
  { score: 2, language: 'yes', comment: 'The hallway was crowded and nobody told us how long it would take.' },
  { score: 4, language: null, comment: null },
]

/** What patients have said of the latest visits at the demo's clinic that are over. Does nothing once somebody has said something there. */
export async function seedDemoFeedback(tx: Transaction): Promise<void> {
  const given = await tx
    .select({ id: visitFeedback.id })
    .from(visitFeedback)
    .where(inArray(visitFeedback.facilityId, facilityIds))
    .limit(1)
  if (given.length > 0) return
  const visits = await tx
    .select({
      id: appointments.id,
      providerId: appointments.providerId,
      endsAt: appointments.endsAt,
      facilityId: providerFacilities.facilityId,
    })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(and(inArray(providerFacilities.facilityId, facilityIds), eq(appointments.status, 'completed')))
    .orderBy(desc(appointments.endsAt), desc(appointments.id))
    .limit(saidOf.length)
  for (const [index, { id, providerId, endsAt, facilityId }] of visits.entries()) {
    const { score, language, comment } = saidOf[index]!
    const place = { table: 'visit_feedback', column: 'comment_enc', rowId: id }
    const at = Math.min(now(), (endsAt ?? now()) + hourMs)
    await tx.insert(visitFeedback).values({
      ...{ id, facilityId, providerId, score, language },
      commentEnc: comment === null ? null : encryptField(comment, place),
      ...{ createdAt: at, updatedAt: at },
    })
  }
}
