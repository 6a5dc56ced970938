import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { FlagsPage } from '#app/modules/reference/components/flags-page.tsx'
import { loadFlagsPage, takeFlag } from '#app/modules/reference/pages/flags-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFlagsPage(request, await adminWith(request, 'flag.manage'))
}

export async function action({ request }: ActionFunctionArgs) {
  return takeFlag(request, await adminWith(request, 'flag.manage'))
}

export default function FeatureFlags() {
  return <FlagsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
