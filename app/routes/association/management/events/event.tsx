import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { ManagedEvent } from '#app/modules/association/events/components/managed-event.tsx'
import { loadEvent, submitEvent } from '#app/modules/association/events/pages/manage-events.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadEvent(request, await guardNamed('association-approved-admin')(request), event)
}

export async function action({ request, context, params: { event = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitEvent(request, await guardNamed('association-approved-admin')(request), event)
}

export default function AssociationEvent() {
  return <ManagedEvent page={useLoaderData<typeof loader>()} />
}
