import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RowPage } from '#app/modules/reference/components/row-page.tsx'
import { loadRowPage, takeRow } from '#app/modules/reference/pages/row-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { table, row = '' } }: LoaderFunctionArgs) {
  return loadRowPage(request, await adminWith(request, 'data.reference'), table, row)
}

export async function action({ request, params: { table, row = '' } }: ActionFunctionArgs) {
  return takeRow(request, await adminWith(request, 'data.reference'), table, row)
}

export default function ReferenceRow() {
  return <RowPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
