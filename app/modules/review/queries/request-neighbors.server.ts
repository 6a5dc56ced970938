import type { AdminActor } from '#app/core/actor.ts'
import type { QueueFilters } from '../queue-filters.ts'
import type { QueueName } from '../request-queues.ts'
import { listQueue } from './request-queue.server.ts'

export type Neighbors = Readonly<{ previous: string | null; next: string | null }>

/** The requests before and after one in its queue, as it is filtered. */
export async function findNeighbors(
  actor: AdminActor,
  queue: QueueName,
  filters: QueueFilters,
  { id, createdAt }: Readonly<{ id: string; createdAt: number }>,
): Promise<Neighbors> {
  const near = async (way: 'before' | 'after') => {
    const { rows } = await listQueue(actor, queue, { ...filters, cursor: { way, createdAt, id } }, 1)
    return rows[0]?.id ?? null
  }
  const [previous, next] = await Promise.all([near('before'), near('after')])
  return { previous, next }
}
