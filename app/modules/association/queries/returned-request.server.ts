import type { AssociationActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { findOwnRequest } from '../identity/queries/own-request.server.ts'

/** One's own request to be let in that a reviewer has sent back for more; null when none waits for an answer. */
export async function findReturned(actor: AssociationActor, reader: Reader = db) {
  const request = await findOwnRequest(actor, reader)
  return request?.status === 'needs_info' ? request : null
}
