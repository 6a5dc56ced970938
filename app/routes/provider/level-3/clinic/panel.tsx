import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PanelPage } from '#app/modules/desk/clinic-panel/components/panel-page.tsx'
import { panelPage } from '#app/modules/desk/clinic-panel/pages/panel-page.server.ts'
import { openClinic, panelHead } from '#app/modules/desk/clinic-panel/pages/panel-words.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The clinic today: hours, closures, who is late, who is there, rooms. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const desk = await orRefused(openClinic(request, actor))
  const head = panelHead(request, 'title', paths.deskClinic())
  return json({ head, ...(await panelPage(actor, desk)) }, { headers: privateHeaders })
}

export default function Panel() {
  return <PanelPage {...useLoaderData<typeof loader>()} />
}
