import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { media } from '#drizzle/schema/directory.ts'

const fileName = /^([0-9a-z-]{8,64})-(600|1200)\.webp$/

/** A cover by the last part of its address; null for what is none. */
export async function findCoverFile(name: string): Promise<{ mime: string; etag: string; bytes: Buffer } | null> {
  const [, id, width] = fileName.exec(name) ?? []
  if (id === undefined) return null
  const [row] = await db
    .select({ mime: media.mime, sha256: media.sha256, variants: media.variants })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'cover'), eq(media.state, 'approved')))
  const bytes = row ? await readKeptFile(row.variants[width === '600' ? '600' : 'original']) : null
  return row && bytes ? { mime: row.mime, etag: `"${row.sha256.slice(0, 16)}-${width}"`, bytes } : null
}
