import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { parsePhotoName } from '#app/modules/directory/provider-photo.ts'
import { isShownPhoto } from '#app/modules/directory/queries/shown-photo.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { media, providers } from '#drizzle/schema/directory.ts'

/** A photo that patients see, by the last part of its address; null while it waits, once it is taken away, and with its provider unlisted. */
export async function findPublicPhoto(name: string): Promise<{ mime: string; etag: string; bytes: Buffer } | null> {
  const wanted = parsePhotoName(name)
  if (!wanted) return null
  const [row] = await db
    .select({ mime: media.mime, sha256: media.sha256, variants: media.variants })
    .from(providers)
    .innerJoin(media, isShownPhoto)
    .where(and(eq(providers.slug, wanted.slug), eq(providers.status, 'listed')))
  if (!row?.sha256.startsWith(wanted.mark)) return null
  const bytes = await readKeptFile(row.variants[wanted.size])
  return bytes && { mime: row.mime, etag: `"${wanted.mark}-${wanted.size}"`, bytes }
}
