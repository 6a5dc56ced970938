import { asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { reviewCalls } from '#drizzle/schema/moderation.ts'
import { openCallNote } from '../call-note.server.ts'

export type ReviewCall = Readonly<{
  id: string
  outcome: (typeof reviewCalls.$inferSelect)['outcome']
  phone: string | null
  note: string | null
  reviewer: string
  at: number
}>

/** The calls about a request, in their order. */
export async function listCalls(requestId: string): Promise<ReviewCall[]> {
  const rows = await db
    .select({ call: reviewCalls, first: users.firstName, last: users.lastName })
    .from(reviewCalls)
    .leftJoin(users, eq(users.id, reviewCalls.reviewerId))
    .where(eq(reviewCalls.requestId, requestId))
    .orderBy(asc(reviewCalls.createdAt), asc(reviewCalls.id))
  return rows.map(({ call: { id, outcome, phone, noteEnc, createdAt }, first, last }) => ({
    id,
    outcome,
    phone,
    note: noteEnc === null ? null : openCallNote(id, noteEnc),
    reviewer: [first, last].filter(Boolean).join(' '),
    at: createdAt,
  }))
}

/** Whether the last call that reached somebody has confirmed a request. */
export async function isConfirmedByPhone(reader: Reader, requestId: string): Promise<boolean> {
  const rows = await reader
    .select({ outcome: reviewCalls.outcome })
    .from(reviewCalls)
    .where(eq(reviewCalls.requestId, requestId))
    .orderBy(desc(reviewCalls.createdAt), desc(reviewCalls.id))
  return rows.find(({ outcome }) => outcome === 'confirmed' || outcome === 'denied')?.outcome === 'confirmed'
}
