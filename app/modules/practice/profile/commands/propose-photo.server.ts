import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { addPhoto } from '#app/modules/uploads/commands/add-photo.server.ts'
import { removeWaitingPhotos } from '#app/modules/uploads/commands/remove-waiting-photos.server.ts'
import { dropPhoto, keepPhoto } from '#app/modules/uploads/photo-store.server.ts'
import type { Photo } from '#app/modules/uploads/read-photo.server.ts'
import { openOwnProfile } from './open-own-profile.server.ts'

/**
 * Asks reviewers for a photo; one that waits already gives way to it. The files are written before the transaction and taken
 * away when that fails. @returns the photo's id
 * @throws DomainError as `savePart`
 */
export async function proposePhoto(actor: ProviderActor, photo: Photo, version: number): Promise<string> {
  const kept = await keepPhoto(photo)
  try {
    const [id, gone] = await withTransaction(async (tx) => {
      const { id: providerId, photoId } = await openOwnProfile(tx, actor, version)
      const former = await removeWaitingPhotos(tx, providerId)
      const id = await addPhoto(tx, providerId, kept)
      await submitChange(tx, {
        kind: 'image',
        targetType: 'provider',
        targetId: providerId,
        field: 'photo',
        submitter: { userId: actor.userId },
        locale: actor.locale,
        before: { photoId },
        after: { photoId: id },
      })
      return [id, former] as const
    })
    for (const files of gone) await dropPhoto(files)
    return id
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}
