import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { BackToPatient } from '#app/modules/desk/components/patients/patient-lines.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { loadPatientNote, loadPatientNotes, PatientNotes } from '../pages/patient-notes-page.server.ts'

type Whose = { patient: { id: string; main: string } }
type Answered = { answer: FormAnswer | undefined }
type ShownNote = PatientNotes['notes'][number]

const typedIn = (answer: FormAnswer | undefined) =>
  (answer?.submission.initialValue ?? {}) as { text?: string; facility?: string }

function NoteText({ answer, text = '', label }: Answered & { text?: string; label: string }) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('text')
  return (
    <Field id="text" label={label} hint={t('note.hint')} error={error}>
      {(control) => <TextArea {...control} name="text" rows={4} defaultValue={typedIn(answer).text ?? text} />}
    </Field>
  )
}

function NewNote({
  patient,
  facilities,
  formKey,
  answer,
}: Whose & Answered & { facilities: PatientNotes['facilities']; formKey: string }) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskPatientNotes(patient.id))
  return (
    <form method="post" action={action} className="form">
      <input type="hidden" name="key" value={formKey} />
      <NoteText answer={answer} label={t('note.new')} />
      {facilities.length > 1 && (
        <Field id="facility" label={t('visit.facility')}>
          {(control) => (
            <Select
              {...control}
              name="facility"
              defaultValue={typedIn(answer).facility}
              options={facilities.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </Field>
      )}
      <Button>{t('note.add')}</Button>
    </form>
  )
}

/** Who wrote a note and when, and where, when the patient is seen at several clinics of the desk. */
function Origin({
  note: { author, at, changedAt, facility },
  withFacility,
}: {
  note: ShownNote
  withFacility: boolean
}) {
  const { t } = useTranslation('desk')
  const words = [author, at, changedAt && t('note.changed', { at: changedAt }), withFacility && facility]
  return <p className="muted num">{words.filter(Boolean).join(t('list.comma'))}</p>
}

type NotesProps = Whose & PatientNotes & Answered

function NoteList({ patient, notes }: Pick<NotesProps, 'patient' | 'notes'>) {
  const { t } = useTranslation('desk')
  const isOneFacility = new Set(notes.map(({ facility }) => facility)).size < 2
  if (notes.length === 0) return <p className="muted">{t('note.none')}</p>
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note.id} id={`note-${note.id}`}>
          <p className="note-text">{note.text}</p>
          <Origin note={note} withFacility={!isOneFacility} />
          {note.mayEdit && (
            <Link to={paths.deskPatientNote(patient.id, note.id)} className="alone">
              {t('note.change')}
              <span className="vh">{t('step.of', { name: `${note.author} ${note.at}` })}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What the practice has written down about a patient, with the form for who may write. */
export function PatientNotesPanel({ patient, notes, facilities, formKey }: Omit<NotesProps, 'answer'>) {
  const { t } = useTranslation('desk')
  return (
    <section className="panel stack" aria-labelledby="patient-notes">
      <h2 id="patient-notes" className="board__title">
        {t('note.ofPatient')}
      </h2>
      <NoteList patient={patient} notes={notes} />
      {facilities.length > 0 && (
        <details>
          <summary>{t('note.new')}</summary>
          <NewNote patient={patient} facilities={facilities} formKey={formKey} answer={undefined} />
        </details>
      )}
    </section>
  )
}

type NotesPageProps = Omit<Awaited<ReturnType<typeof loadPatientNotes>>, 'head'> & Answered

/** The same alone, where a form that could not be taken stands as it was typed. */
export function PatientNotesPage({ answer, ...page }: NotesPageProps) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('text')
  return (
    <div className="desk">
      <ErrorSummary items={error ? [{ id: 'text', message: error }] : []} />
      <PageHead title={t('note.of', { name: page.patient.main })} />
      <div className="panel stack">
        {page.facilities.length > 0 && <NewNote {...page} answer={answer} />}
        <NoteList {...page} />
      </div>
      <BackToPatient id={page.patient.id} />
    </div>
  )
}

/** Takes a note away, after a second press. */
function Removal({ action, version }: { action: string; version: number }) {
  const { t } = useTranslation('desk')
  return (
    <details className="panel">
      <summary>{t('note.remove')}</summary>
      <form method="post" action={action} className="form">
        <input type="hidden" name="version" value={version} />
        <p>{t('note.removeText')}</p>
        <Button variant="danger" name="step" value="removal">
          {t('note.removeDo')}
        </Button>
      </form>
    </details>
  )
}

type NotePageProps = Omit<Awaited<ReturnType<typeof loadPatientNote>>, 'head'> & Answered

/** One note, to be changed or taken away. */
export function PatientNotePage({ patient, note, answer }: NotePageProps) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('text')
  const action = useHref(paths.deskPatientNote(patient.id, note.id))
  return (
    <div className="desk">
      <ErrorSummary items={error ? [{ id: 'text', message: error }] : []} />
      <PageHead title={t('note.of', { name: patient.main })} />
      {answer?.isStale && (
        <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="stale">
          <h2 id="stale">{t('note.stale')}</h2>
          <p className="note-text">{note.text}</p>
        </div>
      )}
      <div className="panel stack">
        <Origin note={note} withFacility={false} />
        {note.mayEdit ? (
          <form method="post" action={action} className="form">
            <input type="hidden" name="version" value={note.version} />
            <NoteText answer={answer} text={note.text} label={t('note.label')} />
            <Button>{t('note.save')}</Button>
          </form>
        ) : (
          <p className="note-text">{note.text}</p>
        )}
      </div>
      {note.mayEdit && <Removal action={action} version={note.version} />}
      <BackToPatient id={patient.id} />
    </div>
  )
}
