import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { media } from '#drizzle/schema/directory.ts'
import type { KeptPhoto } from '../photo-store.server.ts'

/** Notes a portrait of a provider, whose files are kept already; nobody sees it before a reviewer says so. @returns its id */
export async function addPhoto(tx: Transaction, providerId: string, kept: KeptPhoto): Promise<string> {
  const id = newId()
  await tx.insert(media).values({
    id,
    ownerType: 'provider',
    ownerId: providerId,
    kind: 'portrait',
    ...kept,
    state: 'pending',
    createdAt: now(),
  })
  return id
}
