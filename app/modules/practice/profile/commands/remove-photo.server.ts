import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { openOwnProfile } from './open-own-profile.server.ts'

/** Takes the photo off the own profile, at once: nobody has to look at what is no longer shown. One that waits for a reviewer is withdrawn by itself. @throws DomainError as `savePart` */
export async function removePhoto(actor: ProviderActor, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await openOwnProfile(tx, actor, version)
    const edit = { providerId: id, userId: actor.userId, version }
    await changeProvider(tx, edit, { fields: ['photo'], columns: { photoId: null } })
  })
}
