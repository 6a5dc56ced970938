import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'
import { removeWaitingPhotos } from '#app/modules/uploads/commands/remove-waiting-photos.server.ts'
import { dropPhoto } from '#app/modules/uploads/photo-store.server.ts'

/** Takes back a request about the own profile. @throws DomainError as `withdrawChange` */
export async function withdrawOwnRequest(actor: ProviderActor, id: string): Promise<void> {
  const gone = await withTransaction(async (tx) => {
    const { field, targetType, targetId } = await withdrawChange(tx, { id, userId: actor.userId })
    return field === 'photo' && targetType === 'provider' ? removeWaitingPhotos(tx, targetId) : []
  })
  for (const files of gone) await dropPhoto(files)
}
