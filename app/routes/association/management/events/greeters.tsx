import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { GreetersPage } from '#app/modules/association/events/components/greeters-page.tsx'
import { loadGreeters, submitGreeters } from '#app/modules/association/events/pages/greeters-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadGreeters(request, await guardNamed('association-approved-admin')(request), event)
}

export async function action({ request, context, params: { event = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitGreeters(request, await guardNamed('association-approved-admin')(request), event)
}

export default function AssociationEventGreeters() {
  return <GreetersPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
