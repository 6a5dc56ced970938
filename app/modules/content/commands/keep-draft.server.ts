import { and, eq, lt } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { type ContentText, tidyText } from '#app/modules/content/text-fields.ts'
import type { TextSubject } from '#app/modules/content/text-kinds.ts'
import { contentDrafts } from '#drizzle/schema/editing.ts'
import { demandOf } from './demand-permission.server.ts'

const ownDraft = (userId: string, { kind, id }: TextSubject) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.subjectId, id), eq(contentDrafts.userId, userId))

type TypedDraft = Readonly<{ subject: TextSubject; seen: number; text: ContentText }>

/** Writes down what somebody is typing; one draft a person and text. */
export async function writeDraft(tx: Transaction, userId: string, { subject, seen, text }: TypedDraft): Promise<void> {
  const typed = { seenNumber: seen, text: tidyText(text), updatedAt: now() }
  const { kind, id: subjectId } = subject
  await tx
    .insert(contentDrafts)
    .values({ id: newId(), kind, subjectId, userId, ...typed })
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.subjectId, contentDrafts.userId], set: typed })
}

/**
 * Keeps what somebody is typing into a text of the library, for themselves alone: nothing of it is shown, counted or published.
 * @throws DomainError forbidden `content.not_allowed`
 */
export function keepDraft(
  actor: AdminActor,
  subject: TextSubject,
  typed: Readonly<{ seen: number; text: ContentText }>,
): Promise<void> {
  demandOf(actor, 'content.edit')
  return withTransaction((tx) => writeDraft(tx, actor.userId, { subject, ...typed }))
}

export async function dropDraft(tx: Transaction, userId: string, subject: TextSubject): Promise<void> {
  await tx.delete(contentDrafts).where(ownDraft(userId, subject))
}

/** Leaves what was typed and not saved. */
export function discardDraft(actor: AdminActor, subject: TextSubject): Promise<void> {
  demandOf(actor, 'content.edit')
  return withTransaction((tx) => dropDraft(tx, actor.userId, subject))
}

const keptFor = 90 * dayMs

/** Drafts that nobody has touched for a season are dropped. @returns how many */
export function pruneDrafts(): Promise<number> {
  return withTransaction(async (tx) => {
    const gone = await tx
      .delete(contentDrafts)
      .where(lt(contentDrafts.updatedAt, now() - keptFor))
      .returning({ id: contentDrafts.id })
    return gone.length
  })
}
