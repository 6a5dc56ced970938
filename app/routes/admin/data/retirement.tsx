import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RetirementPage } from '#app/modules/merging/components/retirement-page.tsx'
import { loadRetirementPage, takeRetirement } from '#app/modules/merging/pages/retirement-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { kind, subject = '' } }: LoaderFunctionArgs) {
  return loadRetirementPage(request, await adminWith(request, 'facility.merge'), kind, subject)
}

export async function action({ request, params: { kind, subject = '' } }: ActionFunctionArgs) {
  return takeRetirement(request, await adminWith(request, 'facility.merge'), kind, subject)
}

export default function Retirement() {
  return <RetirementPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
