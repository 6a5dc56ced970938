import type { Transaction } from '#app/core/database/connection.ts'
import { now } from '#app/core/clock.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { findLastRevision } from '#app/modules/content/queries/revisions.server.ts'
import { type ContentText, differingKeys, tidyText } from '#app/modules/content/text-fields.ts'
import type { RevisionCause, TextSubject } from '#app/modules/content/text-kinds.ts'
import { contentRevisions } from '#drizzle/schema/editing.ts'
import { dropDraft } from './keep-draft.server.ts'

export type NewRevision = Readonly<{
  /** The number of the text that was edited; 0 for one that nobody had edited before. */
  seen: number
  text: ContentText
  /** What stands now, kept too where no revision says it: before the first edit, or once something else has changed it; null for what is new. */
  original: ContentText | null
  cause: RevisionCause
  userId: string
}>

const isUnkept = (text: ContentText, kept: ContentText | undefined) =>
  kept === undefined || differingKeys(kept, tidyText(text), []).length > 0

/**
 * Keeps a whole text under the next number, and ends its writer's draft.
 * @returns its number
 * @throws DomainError conflict `content.changed` when somebody has kept another text since `seen`
 */
export async function addRevision(
  tx: Transaction,
  subject: TextSubject,
  { seen, text, original, cause, userId }: NewRevision,
): Promise<number> {
  const kept = await findLastRevision(subject, tx)
  const last = kept?.number ?? 0
  if (last !== seen) throw new DomainError('conflict', 'content.changed')
  const rows = [
    ...(original && isUnkept(original, kept?.text)
      ? [{ text: original, cause: 'original' as const, createdById: null }]
      : []),
    { text, cause, createdById: userId },
  ].map((row, at) => ({
    ...{ id: newId(), kind: subject.kind, subjectId: subject.id, number: last + 1 + at, createdAt: now() },
    ...row,
    text: tidyText(row.text),
  }))
  const written = await tx.insert(contentRevisions).values(rows).onConflictDoNothing().returning()
  // Somebody whose transaction ends before this one had the same number.
  if (written.length < rows.length) throw new DomainError('conflict', 'content.changed')
  await dropDraft(tx, userId, subject)
  return last + rows.length
}
