import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { TextSubject } from '#app/modules/content/text-kinds.ts'
import { contentDrafts } from '#drizzle/schema/editing.ts'

/** What somebody has typed into a text and not saved; null when there is nothing. */
export async function findOwnDraft(userId: string, { kind, id }: TextSubject) {
  const [row] = await db
    .select({ seen: contentDrafts.seenNumber, text: contentDrafts.text, updatedAt: contentDrafts.updatedAt })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.subjectId, id), eq(contentDrafts.userId, userId)))
  return row ?? null
}
