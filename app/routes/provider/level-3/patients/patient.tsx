import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { PatientPage } from '#app/modules/desk/components/patients/patient-page.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { getDeskPatient, patientFields } from '#app/modules/desk/queries/desk-patient.server.ts'
import { PatientNotesPanel } from '#app/modules/desk/notes/components/patient-notes-panel.tsx'
import { notesOf } from '#app/modules/desk/notes/pages/patient-notes-page.server.ts'
import { patientNoteFields } from '#app/modules/desk/notes/queries/patient-notes.server.ts'
import { findVisitNotes, visitNoteFields } from '#app/modules/desk/notes/queries/visit-note.server.ts'
import { MergePanel } from '#app/modules/desk/same-person/components/separation-page.tsx'
import { mergerOf } from '#app/modules/desk/same-person/pages/open-person.server.ts'
import { mergesOf } from '#app/modules/desk/same-person/pages/separation-page.server.ts'
import { RefillLink } from '#app/modules/practice/pharmacy/components/refill-link.tsx'
import { mayAt } from '#app/modules/practice/pharmacy/queries/pharmacy-clinics.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One patient of the practice. */
export async function loader({ request, params: { patient: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const open = await orRefused(getDeskPatient(actor, id, localeOf(request)))
  const { patient } = open
  const subject = { type: 'patient', id: patient.id } as const
  await recordDeskRead(actor, {
    action: 'booking.patient_read',
    subject,
    fields: [...patientFields, ...visitNoteFields, ...patientNoteFields],
  })
  const visitNotes = await findVisitNotes(patient.visits.map((visit) => visit.id))
  const head = deskHead(request, 'title.patient', paths.deskPatient(patient.id))
  const merging = { mayMerge: mergerOf(actor, open) !== null, merge: await mergesOf(actor, open, localeOf(request)) }
  const notes = await notesOf(request, actor, open)
  const serves = open.seenAt.find(({ facilityId }) => mayAt(actor, 'pharmacy.serve', facilityId))
  const refillClinic = serves?.facility.slug ?? null
  return json({ head, patient, visitNotes, refillClinic, ...merging, ...notes }, { headers: privateHeaders })
}

export default function PatientRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <PatientPage {...page}>
      <RefillLink clinic={page.refillClinic} patientId={page.patient.id} />
      <PatientNotesPanel {...page} />
      {page.merge && <MergePanel patientId={page.patient.id} merge={page.merge} />}
    </PatientPage>
  )
}
