import type { AdminActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import type { Run } from '#app/modules/long-work/run-kinds.ts'

/** Queues the undo of a run, for who may write one. @throws DomainError forbidden `long_work.not_allowed`, and as `requestUndo` */
export async function askUndo(actor: AdminActor, id: string): Promise<Run> {
  if (!actor.permissions.has('sync.apply')) throw new DomainError('forbidden', 'long_work.not_allowed')
  return requestUndo(actor, id)
}
