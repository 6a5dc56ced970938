import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { ImportPage } from '#app/modules/association/members/components/import-page.tsx'
import {
  type ImportAnswer,
  loadImportPage,
  takeImport,
} from '#app/modules/association/members/pages/import-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadImportPage(request, await guardNamed('association-admin')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return takeImport(request, await guardNamed('association-admin')(request))
}

export default function MembersImport() {
  const { isApproved } = useLoaderData<typeof loader>()
  return <ImportPage isApproved={isApproved} answer={useActionData<ImportAnswer>()} />
}
