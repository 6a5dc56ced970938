import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { managedCertificate } from '#app/modules/association/events/pages/certificate.server.ts'

export const handle = { guard: 'association-approved-admin' } satisfies PageHandle

/** The certificate of somebody who came. */
export async function loader({ request, context, params: { event = '', registration = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const actor = await guardNamed('association-approved-admin')(request)
  return managedCertificate(actor, { eventId: event, registrationId: registration })
}
