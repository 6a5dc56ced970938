import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { QueuePage } from '#app/modules/support/queue/components/queue-page.tsx'
import { readQueueFilters } from '#app/modules/support/queue/queue-filters.ts'
import { listQueue, queuePage } from '#app/modules/support/queue/queries/ticket-queue.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.read')
  const filters = readQueueFilters(new URL(request.url).searchParams)
  const { tickets, total } = await listQueue(actor, filters)
  const title = translator(actor.locale, 'support')('queue.title')
  const head = requestHead(request, { title, description: title, path: paths.adminSupport(), isIndexable: false })
  const page = { filters, tickets, total, pageCount: Math.ceil(total / queuePage) }
  return json({ head, ...page }, { headers: privateHeaders })
}

export default function SupportQueue() {
  const { filters, tickets, total, pageCount } = useLoaderData<typeof loader>()
  return <QueuePage filters={filters} tickets={tickets} total={total} pageCount={pageCount} />
}
