import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { reportFile } from '#app/modules/association/announcements/pages/report-file.server.ts'

export const handle = { guard: 'association-approved-admin' } satisfies PageHandle

/** What became of an announcement, for a spreadsheet. */
export async function loader({ request, context, params: { announcement = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return reportFile(await guardNamed('association-approved-admin')(request), announcement)
}
