import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { AnalyticsPage } from '#app/modules/analytics/components/analytics-page.tsx'
import { findReport } from '#app/modules/analytics/pages/analytics-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'analytics.read')
  const title = translator(actor.locale, 'analytics')('title')
  const head = requestHead(request, { title, description: title, path: paths.adminAnalytics(), isIndexable: false })
  return json({ head, report: await orRefused(findReport(actor, request)) }, { headers: privateHeaders })
}

export default function Analytics() {
  return <AnalyticsPage report={useLoaderData<typeof loader>().report} />
}
