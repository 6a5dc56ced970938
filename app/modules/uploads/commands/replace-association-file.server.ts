import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptFiles, KeptPhoto } from '../photo-store.server.ts'

type Of = Readonly<{ associationId: string; kind: 'logo' | 'bylaws'; name: Localized }>

/**
 * Notes a file of an association, which is kept already, in place of the one of its kind that there is; null takes that one away.
 * @returns files that nothing names any more, to be dropped once this is committed
 */
export async function replaceAssociationFile(
  tx: Transaction,
  { associationId, kind, name }: Of,
  kept: Omit<KeptPhoto, 'width' | 'height'> | null,
): Promise<KeptFiles[]> {
  const own = and(eq(media.ownerType, 'association'), eq(media.ownerId, associationId), eq(media.kind, kind))
  const gone = await tx
    .update(media)
    .set({ state: 'removed' })
    .where(and(own, eq(media.state, 'approved')))
    .returning({ variants: media.variants })
  if (kept) {
    const owner = { ownerType: 'association', ownerId: associationId, kind, alt: name }
    await tx.insert(media).values({ id: newId(), ...owner, ...kept, state: 'approved', createdAt: now() })
  }
  return gone.map(({ variants }) => variants)
}
