import type { ProviderActor } from '#app/core/actor.ts'
import { listSubmittedRequests } from '#app/modules/moderation/queries/submitted-requests.server.ts'

/** How far somebody's own registration has come. */
export async function findOwnRegistration(actor: ProviderActor) {
  const requests = await listSubmittedRequests(actor, 5)
  return {
    requests: requests.map(({ id, kind, field, status, createdAt }) => ({ id, kind, field, status, createdAt })),
  }
}
