import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptFiles } from '../photo-store.server.ts'

/** Photos of a provider that wait for a reviewer are none any more. @returns their files, to be dropped once this is committed */
export async function removeWaitingPhotos(tx: Transaction, providerId: string): Promise<KeptFiles[]> {
  const rows = await tx
    .update(media)
    .set({ state: 'removed' })
    .where(and(eq(media.ownerType, 'provider'), eq(media.ownerId, providerId), eq(media.state, 'pending')))
    .returning({ variants: media.variants })
  return rows.map(({ variants }) => variants)
}
