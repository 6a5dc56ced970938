import { withTransaction } from '#app/core/database/database.server.ts'
import type { PostActor } from '#app/modules/content/blog/post-rights.ts'
import { getPostRow } from '#app/modules/content/blog/queries/post-text.server.ts'
import { dropDraft, writeDraft } from '#app/modules/content/commands/keep-draft.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { demandOwn } from './demand-right.server.ts'

/**
 * Keeps what somebody is typing into a post, for themselves alone: nothing of it is shown, counted or published.
 * @throws DomainError forbidden `content.not_allowed`, `content.level_locked`, not_found `content.unknown`
 */
export function keepPostDraft(
  actor: PostActor,
  id: string,
  typed: Readonly<{ seen: number; text: ContentText }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    demandOwn(actor, await getPostRow(id, tx))
    await writeDraft(tx, actor.userId, { subject: { kind: 'post', id }, ...typed })
  })
}

/** Leaves what was typed and not saved. @throws DomainError as `keepPostDraft` */
export function discardPostDraft(actor: PostActor, id: string): Promise<void> {
  return withTransaction(async (tx) => {
    demandOwn(actor, await getPostRow(id, tx))
    await dropDraft(tx, actor.userId, { kind: 'post', id })
  })
}
