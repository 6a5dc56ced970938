import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { QueuePage } from '#app/modules/promotion/oversight/components/queue-page.tsx'
import { adminHead, loadQueue } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'promotion.review')
  const head = adminHead(request, actor, { title: 'admin.title', path: paths.adminPromotion() })
  return json({ head, page: await loadQueue(request, actor) }, { headers: privateHeaders })
}

export default function Promotion() {
  return <QueuePage page={useLoaderData<typeof loader>().page} />
}
