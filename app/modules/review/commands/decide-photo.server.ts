import { and, eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { approvePhoto, rejectPhoto } from '#app/modules/uploads/commands/decide-photo.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { dropPhoto, type KeptFiles, keepPhoto, type KeptPhoto } from '#app/modules/uploads/photo-store.server.ts'
import type { PhotoCrop } from '#app/modules/uploads/photo-crops.ts'
import { recutPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { approveRequest, refuseRequest, type Refusal, type Seen } from './decide-request.server.ts'

/** The photo cut as the reviewer chose, its files written; null when it stays as it came, or has too few pixels for that part. */
async function recut(photoId: string, crop: PhotoCrop): Promise<KeptPhoto | null> {
  if (crop === 'whole') return null
  const [row] = await db
    .select({ variants: media.variants })
    .from(media)
    .where(and(eq(media.id, photoId), eq(media.state, 'pending')))
  const bytes = row && (await readKeptFile(row.variants.original))
  const photo = bytes && (await recutPhoto(bytes, crop))
  return photo ? keepPhoto(photo) : null
}

/**
 * Approves a photo, whole or a part of it: it stands on the card from now on. Its files are written before the transaction and taken away
 * when that fails; those it replaces go after it. @throws DomainError as `approveRequest`
 */
export async function approvePhotoRequest(
  actor: AdminActor,
  id: string,
  { seen, crop }: Readonly<{ seen: Seen; crop: PhotoCrop }>,
): Promise<void> {
  const request = await openRequest(db, actor, id)
  const kept = await recut(String(request.after.photoId), crop)
  let gone: KeptFiles[] = []
  try {
    await approveRequest(actor, id, {
      seen,
      beforeApplying: async (tx, { targetId, after }) => {
        const former = await approvePhoto(tx, { id: String(after.photoId), providerId: targetId }, kept)
        if (former === null) throw new DomainError('conflict', 'review.subject_gone')
        gone = former
      },
    })
  } catch (error) {
    if (kept) await dropPhoto(kept.variants)
    throw error
  }
  for (const files of gone) await dropPhoto(files)
}

/** Turns a photo down, and its files go, or asks for another. @throws DomainError as `refuseRequest` */
export async function refusePhotoRequest(actor: AdminActor, id: string, refusal: Refusal): Promise<void> {
  const { after } = await refuseRequest(actor, id, refusal)
  // Asked for another one: the next upload takes its place, until then its owner sees it.
  if (refusal.decision === 'return') return
  const gone = await withTransaction((tx) => rejectPhoto(tx, String(after.photoId)))
  for (const files of gone) await dropPhoto(files)
}
