import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { VisitPage } from '#app/modules/desk/components/visit/visit-page.tsx'
import { VisitNotePanel } from '#app/modules/desk/notes/components/visit-note-panel.tsx'
import { loadNotedVisit } from '#app/modules/desk/notes/pages/visit-note-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One visit: what is known, what can be done, what was done. */
export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadNotedVisit(request, actor, appointment), { headers: privateHeaders })
}

export default function Visit() {
  const page = useLoaderData<typeof loader>()
  return (
    <VisitPage {...page} refusal={null}>
      <VisitNotePanel {...page} />
    </VisitPage>
  )
}
