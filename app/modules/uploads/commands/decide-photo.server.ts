import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptFiles, KeptPhoto } from '../photo-store.server.ts'

/**
 * A photo that waits is shown from now on, as it came or cut anew; those of its owner that were shown are taken away.
 * @returns files that nothing names any more, to be dropped once this is committed; null when the photo does not wait
 */
export async function approvePhoto(
  tx: Transaction,
  { id, providerId }: Readonly<{ id: string; providerId: string }>,
  recut: KeptPhoto | null,
): Promise<KeptFiles[] | null> {
  // Covers of a doctor's posts stay.
  const own = and(eq(media.ownerType, 'provider'), eq(media.ownerId, providerId), eq(media.kind, 'portrait'))
  const [former] = await tx
    .select({ variants: media.variants })
    .from(media)
    .where(and(eq(media.id, id), own, eq(media.state, 'pending')))
  if (!former) return null
  const gone = await tx
    .update(media)
    .set({ state: 'removed' })
    .where(and(own, eq(media.state, 'approved')))
    .returning({ variants: media.variants })
  await tx
    .update(media)
    .set({ ...recut, state: 'approved' })
    .where(eq(media.id, id))
  return [...gone.map(({ variants }) => variants), ...(recut ? [former.variants] : [])]
}

/** A photo that waits is not to be shown. @returns its files, to be dropped once this is committed */
export async function rejectPhoto(tx: Transaction, id: string): Promise<KeptFiles[]> {
  const gone = await tx
    .update(media)
    .set({ state: 'rejected' })
    .where(and(eq(media.id, id), inArray(media.state, ['pending', 'uploaded'])))
    .returning({ variants: media.variants })
  return gone.map(({ variants }) => variants)
}
