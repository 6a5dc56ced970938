import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PatientNotesPage } from '#app/modules/desk/notes/components/patient-notes-panel.tsx'
import { loadPatientNotes, submitPatientNote } from '#app/modules/desk/notes/pages/patient-notes-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What the practice has written down about a patient. */
export async function loader({ request, params: { patient = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadPatientNotes(request, actor, patient), { headers: privateHeaders })
}

/** One note more. */
export async function action({ request, params: { patient = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitPatientNote(request, actor, patient)
}

export default function Notes() {
  return <PatientNotesPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
