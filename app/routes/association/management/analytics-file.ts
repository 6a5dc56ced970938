import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { findAssociationCounts } from '#app/modules/analytics/queries/association-counts.server.ts'
import { analyticsFile } from '#app/modules/association/analytics/pages/analytics-page.server.ts'

export const handle = { guard: 'association-approved-admin' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const actor = await guardNamed('association-approved-admin')(request)
  return analyticsFile(request, actor, findAssociationCounts)
}
