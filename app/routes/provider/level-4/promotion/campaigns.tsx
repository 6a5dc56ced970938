import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ListPage } from '#app/modules/promotion/components/list-page.tsx'
import { loadListPage } from '#app/modules/promotion/pages/list-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const title = translator(actor.locale, 'promotion')('title')
  const head = requestHead(request, { title, description: title, path: paths.promotion(), isIndexable: false })
  return json({ head, page: await loadListPage(actor) }, { headers: privateHeaders })
}

export default function Campaigns() {
  return <ListPage page={useLoaderData<typeof loader>().page} />
}
