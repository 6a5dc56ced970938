import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { LibraryListPage } from '#app/modules/content/library/components/library-list-page.tsx'
import { loadLibraryList } from '#app/modules/content/library/pages/library-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  await adminWith(request, 'content.edit')
  return loadLibraryList(request)
}

export default function LibraryList() {
  return <LibraryListPage {...useLoaderData<typeof loader>()} />
}
