import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { demandOf } from '#app/modules/content/commands/demand-permission.server.ts'
import { addCover } from '#app/modules/uploads/commands/add-cover.server.ts'
import { dropPhoto, keepCover } from '#app/modules/uploads/photo-store.server.ts'
import { readCover } from '#app/modules/uploads/read-cover.server.ts'

/**
 * Keeps a picture as a cover; a text shows it that names it.
 * @returns its id
 * @throws DomainError forbidden `content.not_allowed`, invalid `content.cover_kind`, `_broken`, `_small`, `_large`
 */
export async function keepPostCover(actor: AdminActor, bytes: Uint8Array): Promise<string> {
  demandOf(actor, 'blog.edit')
  const read = await readCover(bytes)
  if ('fault' in read) throw new DomainError('invalid', `content.cover_${read.fault}`)
  const kept = await keepCover(read)
  try {
    return await withTransaction((tx) => addCover(tx, kept))
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}
