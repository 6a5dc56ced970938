import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { findAssociationCounts } from '#app/modules/analytics/queries/association-counts.server.ts'
import { AssociationAnalytics } from '#app/modules/association/analytics/components/analytics-page.tsx'
import { loadAssociationAnalytics } from '#app/modules/association/analytics/pages/analytics-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const actor = await guardNamed('association-approved-admin')(request)
  return loadAssociationAnalytics(request, actor, findAssociationCounts)
}

export default function Analytics() {
  return <AssociationAnalytics report={useLoaderData<typeof loader>().report} />
}
