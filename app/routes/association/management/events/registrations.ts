import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { registrationsFile } from '#app/modules/association/events/pages/registrations-file.server.ts'

export const handle = { guard: 'association-approved-admin' } satisfies PageHandle

/** Who has registered for an event, for a spreadsheet. */
export async function loader({ request, context, params: { event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return registrationsFile(await guardNamed('association-approved-admin')(request), event)
}
