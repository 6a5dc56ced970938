import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { listSubmittedRequests } from '#app/modules/moderation/queries/submitted-requests.server.ts'
import { users } from '#drizzle/schema/accounts.ts'

/** How far somebody's own registration has come. */
export async function findOwnRegistration(actor: ProviderActor) {
  const [[user], requests] = await Promise.all([
    db
      .select({ verifiedAt: users.emailVerifiedAt, status: users.status })
      .from(users)
      .where(eq(users.id, actor.userId)),
    listSubmittedRequests(actor, 5),
  ])
  return {
    isEmailVerified: user === undefined || user.verifiedAt !== null || user.status === 'active',
    requests: requests.map(({ id, kind, field, status, createdAt }) => ({ id, kind, field, status, createdAt })),
  }
}
