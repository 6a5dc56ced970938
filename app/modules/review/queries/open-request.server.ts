import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { isManager } from '#app/modules/association/members/queries/managing-role.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { queueOf, queueRules } from '../request-queues.ts'
import type { ChangeRequest } from './standing-values.server.ts'

/**
 * A request that an administrator may see. One of a queue that is not theirs is missing for them.
 * @throws DomainError not_found `moderation.request_not_found`
 */
export async function openRequest(reader: Reader, actor: AdminActor, id: string): Promise<ChangeRequest> {
  const [request] = await reader.select().from(changeRequests).where(eq(changeRequests.id, id))
  const queue = request && queueOf(request.kind)
  if (!queue || request.status === 'draft' || !actor.permissions.has(queueRules[queue].permission))
    throw new DomainError('not_found', 'moderation.request_not_found')
  return request
}

/** Whether somebody has asked for it themselves, or manages the association that it is about. */
export async function isOwnRequest(
  reader: Reader,
  { userId }: AdminActor,
  { submitterType, submitterId, targetType, targetId }: ChangeRequest,
): Promise<boolean> {
  if (submitterType === 'user' && submitterId === userId) return true
  return targetType === 'association' && (await isManager(reader, targetId, userId))
}

/** The same for whoever decides: nobody decides what they have asked for. @throws DomainError forbidden `review.own_request` */
export async function openToDecide(reader: Reader, actor: AdminActor, id: string): Promise<ChangeRequest> {
  const request = await openRequest(reader, actor, id)
  if (await isOwnRequest(reader, actor, request)) throw new DomainError('forbidden', 'review.own_request')
  return request
}

/** A request that has been decided, for whoever reads the history. @throws DomainError not_found `moderation.request_not_found` */
export async function openDecided(reader: Reader, id: string): Promise<ChangeRequest> {
  const [request] = await reader.select().from(changeRequests).where(eq(changeRequests.id, id))
  if (!request || request.decidedAt === null || queueOf(request.kind) === null)
    throw new DomainError('not_found', 'moderation.request_not_found')
  return request
}
