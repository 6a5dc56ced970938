import { inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { searchChanges } from '#drizzle/schema/index.ts'
import { readDocuments, readSize } from '../documents/documents.server.ts'
import { nextRevision } from './write-index.server.ts'

/**
 * Records, inside the transaction that changes providers, what they are found by from now on; call it last, when their
 * rows (and those of their places, plans and names) are written. A provider that is no longer listed stops being found.
 * Thousands at once are better served by `rebuildSearchIndex` after the transaction.
 */
export async function indexProviders(tx: Transaction, providerIds: string[]): Promise<void> {
  const ids = [...new Set(providerIds)]
  if (ids.length === 0) return
  const revision = await nextRevision(tx)
  for (let start = 0; start < ids.length; start += readSize) {
    const some = ids.slice(start, start + readSize)
    const documents = await readDocuments(tx, some)
    await tx.delete(searchChanges).where(inArray(searchChanges.providerId, some))
    await tx
      .insert(searchChanges)
      .values(some.map((providerId) => ({ providerId, revision, documents: documents.get(providerId) ?? [] })))
  }
}
