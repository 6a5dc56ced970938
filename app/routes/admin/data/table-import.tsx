import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { ImportPage } from '#app/modules/reference/components/import-page.tsx'
import { loadImportPage, takeImport } from '#app/modules/reference/pages/import-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { table } }: LoaderFunctionArgs) {
  return loadImportPage(request, await adminWith(request, 'data.reference'), table)
}

export async function action({ request, params: { table } }: ActionFunctionArgs) {
  return takeImport(request, await adminWith(request, 'data.reference'), table)
}

export default function TableImport() {
  return <ImportPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
