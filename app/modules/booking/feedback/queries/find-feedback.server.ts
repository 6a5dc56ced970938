import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { visitFeedback } from '#drizzle/schema/practice/visit-feedback.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { takesFeedback } from '../feedback-window.ts'

export type Feedback = Readonly<{ score: number; language: 'yes' | 'partly' | 'no' | null; comment: string | null }>

type Row = Pick<typeof visitFeedback.$inferSelect, 'id' | 'score' | 'language' | 'commentEnc'>

/** What was said, opened. */
export function openFeedback({ id, score, language, commentEnc }: Row): Feedback {
  const place = { table: 'visit_feedback', column: 'comment_enc', rowId: id }
  return { score, language, comment: commentEnc === null ? null : decryptField(commentEnc, place) }
}

export type FeedbackState = Readonly<{ isOpen: boolean; isGiven: boolean }>

/** Whether a visit can be spoken of now, and whether it has been; the second is looked up only where the first is so. */
export async function findFeedbackState(appointmentId: string): Promise<FeedbackState> {
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
  if (!visit || !takesFeedback(visit, now())) return { isOpen: false, isGiven: false }
  return { isOpen: true, isGiven: (await db.$count(visitFeedback, eq(visitFeedback.id, appointmentId))) > 0 }
}

/** What the patient has said of a visit; null before. */
export async function findFeedback(appointmentId: string): Promise<Feedback | null> {
  const [row] = await db.select().from(visitFeedback).where(eq(visitFeedback.id, appointmentId))
  return row ? openFeedback(row) : null
}
