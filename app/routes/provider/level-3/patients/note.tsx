import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PatientNotePage } from '#app/modules/desk/notes/components/patient-notes-panel.tsx'
import { loadPatientNote, submitNoteChange } from '#app/modules/desk/notes/pages/patient-notes-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One note on a patient. */
export async function loader({ request, params: { patient = '', note = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadPatientNote(request, actor, patient, note), { headers: privateHeaders })
}

/** Changes it, or takes it away. */
export async function action({ request, params: { patient = '', note = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitNoteChange(request, actor, patient, note)
}

export default function Note() {
  return <PatientNotePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
