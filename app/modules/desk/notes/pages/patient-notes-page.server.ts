import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { addNote, changeNote, removeNote } from '#app/modules/booking/records/commands/patient-notes.server.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { getDeskPatient, type OpenPatient, patientFields } from '#app/modules/desk/queries/desk-patient.server.ts'
import { paths } from '#app/paths.ts'
import { noteStepForm, patientNoteForm } from '../note-forms.ts'
import {
  facilitiesToNote,
  getPatientNote,
  listPatientNotes,
  patientNoteFields,
} from '../queries/patient-notes.server.ts'

const refuseNote = (
  actor: ProviderActor,
  action: 'desk.note_create' | 'desk.note_update' | 'desk.note_delete',
  patientId: string,
) => orRefused(refuseAtDesk(actor, { action, subject: { type: 'patient', id: patientId } }))

/** What a page shows of the notes on a patient, and where one more may be written. */
export async function notesOf(request: Request, actor: ProviderActor, open: OpenPatient) {
  const notes = await listPatientNotes(actor, open, localeOf(request))
  const facilities = facilitiesToNote(open).map(({ slug, name }) => ({ slug, name }))
  return { notes: notes.map(({ patientId: _, ...note }) => note), facilities, formKey: newToken() }
}

export type PatientNotes = Awaited<ReturnType<typeof notesOf>>

const openFor = (request: Request, actor: ProviderActor, id: string) =>
  orRefused(getDeskPatient(actor, id, localeOf(request)))

const recordNotes = (actor: ProviderActor, { patient }: OpenPatient) =>
  recordDeskRead(actor, {
    action: 'booking.patient_read',
    subject: { type: 'patient', id: patient.id },
    fields: [...patientFields, ...patientNoteFields],
  })

/** The notes of a patient alone, where the form stands that came back. */
export async function loadPatientNotes(request: Request, actor: ProviderActor, id: string) {
  const open = await openFor(request, actor, id)
  await recordNotes(actor, open)
  const head = deskHead(request, 'title.notes', paths.deskPatientNotes(open.patient.id))
  return { head, patient: { id: open.patient.id, main: open.patient.main }, ...(await notesOf(request, actor, open)) }
}

export async function submitPatientNote(request: Request, actor: ProviderActor, id: string) {
  const open = await openFor(request, actor, id)
  const facilities = facilitiesToNote(open)
  const { patient } = open
  if (facilities.length === 0) return refuseNote(actor, 'desk.note_create', patient.id)
  const submission = parseForm(await readForm(request), patientNoteForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { facility, key, text } = submission.value
  const { id: facilityId } = facilities.find(({ slug }) => slug === facility) ?? facilities[0]!
  await addNote(actor, { id: key ?? newToken(), facilityId, patientId: open.row.id, text })
  return accepted(paths.deskPatient(patient.id), translator(localeOf(request), 'desk')('note.saved'))
}

/** One note, to be changed or taken away. */
export async function loadPatientNote(request: Request, actor: ProviderActor, id: string, noteId: string) {
  const open = await openFor(request, actor, id)
  const { patientId: _, ...note } = await orRefused(getPatientNote(actor, open, noteId, localeOf(request)))
  await recordNotes(actor, open)
  const head = deskHead(request, 'title.notes', paths.deskPatientNote(open.patient.id, noteId))
  return { head, patient: { id: open.patient.id, main: open.patient.main }, note }
}

export async function submitNoteChange(request: Request, actor: ProviderActor, id: string, noteId: string) {
  const locale = localeOf(request)
  const open = await openFor(request, actor, id)
  const note = await orRefused(getPatientNote(actor, open, noteId, locale))
  const form = await readForm(request)
  const isRemoval = answersIn(form, noteStepForm).step === 'removal'
  if (!note.mayEdit) return refuseNote(actor, isRemoval ? 'desk.note_delete' : 'desk.note_update', note.patientId)
  const submission = parseForm(form, isRemoval ? noteStepForm : patientNoteForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { value } = submission
  const isDone = await ('text' in value
    ? changeNote(actor, note, value.text, value.version)
    : removeNote(actor, note, value.version))
  if (!isDone) return staleForm(submission)
  const t = translator(locale, 'desk')
  return accepted(paths.deskPatient(open.patient.id), t(isRemoval ? 'note.removed' : 'note.saved'))
}
