import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** The own profile, of the version that a form showed. @throws DomainError not_found `directory.provider_not_found`; conflict `directory.stale` */
export async function openOwnProfile(
  tx: Transaction,
  actor: ProviderActor,
  version: number,
): Promise<typeof providers.$inferSelect> {
  const [row] = await tx
    .select()
    .from(providers)
    .where(eq(providers.id, actor.providerId ?? ''))
  if (!row) throw new DomainError('not_found', 'directory.provider_not_found')
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}
