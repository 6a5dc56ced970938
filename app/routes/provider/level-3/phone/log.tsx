import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CallLogPage } from '#app/modules/desk/telephony/components/call-log-page.tsx'
import { loadCallLog } from '#app/modules/desk/telephony/pages/phone-desk-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadCallLog(request, actor)
  const title = translator(actor.locale, 'telephony')('tabs.log')
  const head = requestHead(request, { title, description: title, path: paths.callLog(), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export default function CallLogRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <CallLogPage page={page} />
}
