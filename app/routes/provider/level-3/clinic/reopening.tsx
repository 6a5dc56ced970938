import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ReopeningPage } from '#app/modules/desk/clinic-panel/components/reopening-page.tsx'
import { reopeningPage, submitReopening } from '#app/modules/desk/clinic-panel/pages/closure-page.server.ts'
import { panelHead } from '#app/modules/desk/clinic-panel/pages/panel-words.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Which closure opening again takes back. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = await reopeningPage(request, actor)
  const head = panelHead(request, 'reopening.title', paths.deskClinicReopening())
  return json({ head, ...page }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  return submitReopening(request, actor)
}

export default function Reopening() {
  return <ReopeningPage {...useLoaderData<typeof loader>()} />
}
