import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { PostActor } from '#app/modules/content/blog/post-rights.ts'
import { addCover } from '#app/modules/uploads/commands/add-cover.server.ts'
import { dropPhoto, keepCover } from '#app/modules/uploads/photo-store.server.ts'
import { readCover } from '#app/modules/uploads/read-cover.server.ts'
import { demandWriting } from './demand-right.server.ts'

/**
 * Keeps a picture as a cover; a text shows it that names it.
 * @returns its id
 * @throws DomainError forbidden `content.not_allowed`, `content.level_locked`, invalid `content.cover_kind`, `_broken`, `_small`, `_large`
 */
export async function keepPostCover(actor: PostActor, bytes: Uint8Array): Promise<string> {
  demandWriting(actor)
  const read = await readCover(bytes)
  if ('fault' in read) throw new DomainError('invalid', `content.cover_${read.fault}`)
  const kept = await keepCover(read)
  try {
    return await withTransaction((tx) => addCover(tx, kept, actor.scope === 'provider' ? actor.providerId : null))
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}
