import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { ScreenPage } from '#app/modules/desk/queue/components/screen-page.tsx'
import { screenPage } from '#app/modules/desk/queue/pages/screen-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['live', 'desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The numbers of the waiting room, for a screen on its wall. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const head = deskHead(request, 'title.screen', paths.deskScreen())
  return json({ head, ...(await screenPage(desk)) }, { headers: privateHeaders })
}

export default function Screen() {
  return <ScreenPage {...useLoaderData<typeof loader>()} />
}
