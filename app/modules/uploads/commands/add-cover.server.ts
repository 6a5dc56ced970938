import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptCover } from '../photo-store.server.ts'

/** Notes a cover of the house, whose files are kept already. Who knows its id may see it: pages that show it name it. @returns its id */
export async function addCover(tx: Transaction, kept: KeptCover): Promise<string> {
  const id = newId()
  const owner = { ownerType: 'platform', ownerId: 'blog', kind: 'cover' } as const
  await tx.insert(media).values({ id, ...owner, ...kept, state: 'approved', createdAt: now() })
  return id
}
