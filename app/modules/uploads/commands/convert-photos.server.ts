import { and, asc, eq, inArray } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { dropPhoto, keepPhoto } from '#app/modules/uploads/photo-store.server.ts'
import { readPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { media } from '#drizzle/schema/directory.ts'

/**
 * Brings photos that were kept as they came (JPEG and PNG) to the form that is shown to patients. One that cannot be read stays as it
 * is: its owner sees it, nobody else does. Safe to repeat and to interrupt. @returns how many were brought
 */
export async function convertPhotos(): Promise<number> {
  const rows = await db
    .select({ id: media.id, variants: media.variants })
    .from(media)
    .where(
      and(
        eq(media.kind, 'portrait'),
        inArray(media.mime, ['image/jpeg', 'image/png']),
        inArray(media.state, ['pending', 'approved']),
      ),
    )
    .orderBy(asc(media.id))
  let converted = 0
  for (const { id, variants } of rows) {
    const bytes = await readKeptFile(variants.original)
    const photo = bytes && (await readPhoto(bytes))
    if (!photo || 'fault' in photo) continue
    const kept = await keepPhoto(photo)
    try {
      await withTransaction((tx) => tx.update(media).set(kept).where(eq(media.id, id)))
    } catch (error) {
      await dropPhoto(kept.variants)
      throw error
    }
    await dropPhoto(variants)
    converted += 1
  }
  return converted
}
