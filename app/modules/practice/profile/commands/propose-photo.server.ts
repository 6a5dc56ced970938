import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { dropPhoto, keepPhoto, type KeptFiles } from '#app/modules/uploads/photo-store.server.ts'
import type { Photo } from '#app/modules/uploads/read-photo.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import { openOwn } from './save-part.server.ts'

const ownerType = 'provider'

/** Photos that wait for a reviewer are none any more; answers their files. */
async function removeWaiting(tx: Transaction, providerId: string): Promise<KeptFiles[]> {
  const rows = await tx
    .update(media)
    .set({ state: 'removed' })
    .where(and(eq(media.ownerType, ownerType), eq(media.ownerId, providerId), eq(media.state, 'pending')))
    .returning({ variants: media.variants })
  return rows.map(({ variants }) => variants)
}

/**
 * Asks reviewers for a photo; one that waits already gives way to it. The files are written before the transaction and taken
 * away when that fails. @returns the photo's id
 * @throws DomainError as `savePart`
 */
export async function proposePhoto(actor: ProviderActor, photo: Photo, version: number): Promise<string> {
  const kept = await keepPhoto(photo)
  const id = newId()
  try {
    const gone = await withTransaction(async (tx) => {
      const { id: providerId, photoId } = await openOwn(tx, actor, version)
      const former = await removeWaiting(tx, providerId)
      await tx.insert(media).values({
        id,
        ownerType,
        ownerId: providerId,
        kind: 'portrait',
        ...kept,
        state: 'pending',
        createdAt: now(),
      })
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
      return former
    })
    for (const files of gone) await dropPhoto(files)
    return id
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}

/**
 * Takes back a request about the own profile. @throws DomainError as `withdrawChange`
 */
export async function withdrawOwnRequest(actor: ProviderActor, id: string): Promise<void> {
  const gone = await withTransaction(async (tx) => {
    const { field, targetType, targetId } = await withdrawChange(tx, { id, userId: actor.userId })
    return field === 'photo' && targetType === ownerType ? removeWaiting(tx, targetId) : []
  })
  for (const files of gone) await dropPhoto(files)
}

/** A photo of the own profile, as it waits or as patients see it; null for any other. */
export async function findOwnPhoto(actor: ProviderActor, id: string): Promise<{ mime: string; bytes: Buffer } | null> {
  const [row] = await db
    .select({ mime: media.mime, variants: media.variants })
    .from(media)
    .where(
      and(
        eq(media.id, id),
        eq(media.ownerType, ownerType),
        eq(media.ownerId, actor.providerId ?? ''),
        inArray(media.state, ['pending', 'approved']),
      ),
    )
  const bytes = row ? await readKeptFile(row.variants.original) : null
  return row && bytes ? { mime: row.mime, bytes } : null
}
