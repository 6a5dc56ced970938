import { and, eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import type { PhotoCrop } from '#app/modules/uploads/photo-crops.ts'
import { recutPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import { openRequest } from './open-request.server.ts'

/**
 * A photo that somebody asks to be shown, whole or as a part of it would look; null when its files are gone, or the part has too few
 * pixels. @throws DomainError as `openRequest`
 */
export async function findReviewPhoto(
  actor: AdminActor,
  requestId: string,
  crop: PhotoCrop,
): Promise<{ mime: string; bytes: Buffer } | null> {
  const { kind, after, targetId } = await openRequest(db, actor, requestId)
  if (kind !== 'image') return null
  const [row] = await db
    .select({ mime: media.mime, variants: media.variants })
    .from(media)
    .where(and(eq(media.id, String(after.photoId)), eq(media.ownerType, 'provider'), eq(media.ownerId, targetId)))
  const bytes = row ? await readKeptFile(row.variants.original) : null
  if (!row || !bytes) return null
  if (crop === 'whole') return { mime: row.mime, bytes }
  const cut = await recutPhoto(bytes, crop)
  return cut && { mime: 'image/webp', bytes: cut.files['416'] }
}
