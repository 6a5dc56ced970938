import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { listProvider } from '#app/modules/directory/commands/list-provider.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'

type By = Readonly<{ userId: string }>

async function openOwned(tx: Transaction, { targetId, submitterId }: ChangeRequest) {
  const [row] = await tx.select().from(providers).where(eq(providers.id, targetId))
  if (!row) throw new DomainError('not_found', 'directory.provider_not_found')
  if (row.userId === null || row.userId !== submitterId) throw new DomainError('conflict', 'review.owned')
  return row
}

/** Those that nobody sees yet; what was suspended, retired or merged meanwhile is decided elsewhere. */
const unseen: readonly string[] = ['draft', 'unlisted']

/**
 * Shows patients a profile that its owner has set up. Who they are was checked when they were let in, so the request brings no evidence.
 * @throws DomainError conflict `review.owned`, `review.not_applicable`
 */
export async function applyListing(tx: Transaction, by: By, request: ChangeRequest): Promise<void> {
  const row = await openOwned(tx, request)
  if (row.status !== 'listed' && !unseen.includes(row.status))
    throw new DomainError('conflict', 'review.not_applicable')
  await listProvider(tx, { providerId: row.id, userId: by.userId, version: row.version })
}

/** What was not listed is its owner's to mend: setting it up is open again, and finishing it asks anew. */
export async function reopenSetup(tx: Transaction, by: By, request: ChangeRequest, isRejected: boolean): Promise<void> {
  const [row] = await tx.select().from(providers).where(eq(providers.id, request.targetId))
  if (!row || row.userId !== request.submitterId || !unseen.includes(row.status)) return
  const edit = { providerId: row.id, userId: by.userId, version: row.version }
  // Turned down is decided by a person: publishing records of the registry does not list it.
  await changeProvider(tx, edit, { fields: isRejected ? ['status'] : [], columns: { isProfileComplete: false } })
}
