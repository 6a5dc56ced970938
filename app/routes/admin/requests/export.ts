import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { exportQueue } from '#app/modules/review/pages/queue-export.server.ts'
import { type QueueName, queueNames } from '#app/modules/review/request-queues.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** Each queue has the permission of its page. */
const readers = {
  doctors: (request: Request) => adminWith(request, 'doctor.approve'),
  descriptions: (request: Request) => adminWith(request, 'description.review'),
  photos: (request: Request) => adminWith(request, 'image.review'),
  updates: (request: Request) => adminWith(request, 'update.review'),
  associations: (request: Request) => adminWith(request, 'association.review'),
} satisfies Record<QueueName, unknown>

/** A queue of requests as a file for a spreadsheet, for who may open the queue. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const queue = queueNames.find((name) => name === params.queue)
  const actor = await readers[queue ?? 'updates'](request)
  return exportQueue(request, actor, queue ?? notFound())
}
