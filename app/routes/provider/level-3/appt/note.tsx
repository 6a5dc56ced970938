import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { VisitNotePage } from '#app/modules/desk/notes/components/visit-note-panel.tsx'
import { loadNotedVisit, submitVisitNote } from '#app/modules/desk/notes/pages/visit-note-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What the desk has written down about a visit, to be changed. */
export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadNotedVisit(request, actor, appointment), { headers: privateHeaders })
}

export async function action({ request, params: { appointment = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitVisitNote(request, actor, appointment)
}

export default function Note() {
  return <VisitNotePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
