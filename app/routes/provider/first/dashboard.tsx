import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { recordHomeRead } from '#app/modules/practice/commands/record-home-read.server.ts'
import { Summary } from '#app/modules/practice/components/summary.tsx'
import { loadOfficeHome } from '#app/modules/practice/queries/office-home.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const home = await loadOfficeHome(actor, new URL(request.url).searchParams)
  await recordHomeRead(actor, home)
  const title = translator(actor.locale, 'dashboard')('summary.title')
  const head = requestHead(request, { title, description: title, path: paths.summary(), isIndexable: false })
  return json({ head, home }, { headers: privateHeaders })
}

export default function Dashboard() {
  return <Summary home={useLoaderData<typeof loader>().home} />
}
