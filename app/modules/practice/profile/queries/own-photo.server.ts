import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { media } from '#drizzle/schema/directory.ts'

/** A photo of the own profile, as it waits or as patients see it; null for any other. */
export async function findOwnPhoto(actor: ProviderActor, id: string): Promise<{ mime: string; bytes: Buffer } | null> {
  const [row] = await db
    .select({ mime: media.mime, variants: media.variants })
    .from(media)
    .where(
      and(
        eq(media.id, id),
        eq(media.ownerType, 'provider'),
        eq(media.ownerId, actor.providerId ?? ''),
        inArray(media.state, ['pending', 'approved']),
      ),
    )
  const bytes = row ? await readKeptFile(row.variants.original) : null
  return row && bytes ? { mime: row.mime, bytes } : null
}
