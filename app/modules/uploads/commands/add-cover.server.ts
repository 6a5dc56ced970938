import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptCover } from '../photo-store.server.ts'

/**
 * Notes a cover of a doctor or, without one, of the house, whose files are kept already. Who knows its id may see it: pages that show it
 * name it. @returns its id
 */
export async function addCover(tx: Transaction, kept: KeptCover, providerId: string | null): Promise<string> {
  const id = newId()
  const owner =
    providerId === null ? { ownerType: 'platform', ownerId: 'blog' } : { ownerType: 'provider', ownerId: providerId }
  await tx.insert(media).values({ id, ...owner, kind: 'cover', ...kept, state: 'approved', createdAt: now() })
  return id
}
