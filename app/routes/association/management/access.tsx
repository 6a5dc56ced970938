import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { AccessPage } from '#app/modules/association/access/components/access-page.tsx'
import { submitAccess } from '#app/modules/association/access/pages/access-forms.server.ts'
import { loadAccess } from '#app/modules/association/access/pages/access-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAccess(request, await guardNamed('association-admin')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitAccess(request, await guardNamed('association-admin')(request))
}

export default function AssociationAccess() {
  return <AccessPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
