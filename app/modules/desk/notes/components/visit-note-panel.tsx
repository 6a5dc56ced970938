import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { VisitTags } from '#app/modules/desk/components/visit/visit-tags.tsx'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { readVisitTags, visitTags } from '#app/modules/desk/visit-tags.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { NotedVisit } from '../pages/visit-note-page.server.ts'

type Noted = Pick<NotedVisit, 'visit' | 'note' | 'mayNote'>

/** What was sent last and came back, else what stands. */
function typedIn(submission: SubmissionResult<string[]> | undefined, { text, tags }: NotedVisit['note']) {
  if (!submission) return { note: text, tags }
  const { note, tag } = (submission.initialValue ?? {}) as { note?: string; tag?: string | string[] }
  return { note: note ?? '', tags: readVisitTags([tag ?? []].flat()) }
}

function NoteForm({ visit, note, answer }: Omit<Noted, 'mayNote'> & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskVisitNote(visit.id))
  const error = useAnswerError(answer)('note')
  const typed = typedIn(answer?.submission, note)
  return (
    <form method="post" action={action} className="form">
      <input type="hidden" name="version" value={note.version} />
      <Fieldset id="tags" legend={t('note.tags')}>
        <div className="tag-choices">
          {visitTags.map((tag) => (
            <Checkbox key={tag} name="tag" value={tag} defaultChecked={typed.tags.includes(tag)}>
              {t(`tag.${tag}`)}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      <Field id="note" label={t('note.label')} hint={t('note.hint')} error={error} optional>
        {(control) => <TextArea {...control} name="note" rows={3} defaultValue={typed.note} />}
      </Field>
      <Button>{t('note.save')}</Button>
    </form>
  )
}

/** What the desk has written down about a visit. */
function NoteWords({ note: { text, tags } }: Pick<NotedVisit, 'note'>) {
  const { t } = useTranslation('desk')
  if (text === '' && tags.length === 0) return <p className="muted">{t('note.none')}</p>
  return (
    <>
      <VisitTags tags={tags} />
      {text !== '' && <p className="note-text">{text}</p>}
    </>
  )
}

/** The note and the tags of a visit on its page, with the form for who may write. */
export function VisitNotePanel({ visit, note, mayNote }: Noted) {
  const { t } = useTranslation('desk')
  return (
    <section className="panel stack" aria-labelledby="notes">
      <h2 id="notes" className="board__title">
        {t('note.title')}
      </h2>
      <NoteWords note={note} />
      {mayNote && (
        <details>
          <summary>{t('note.edit')}</summary>
          <NoteForm visit={visit} note={note} answer={undefined} />
        </details>
      )}
    </section>
  )
}

/** The same form alone: what was sent and could not be written, with what stands by now. */
export function VisitNotePage({ visit, note, mayNote, answer }: Noted & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('desk')
  const error = useAnswerError(answer)('note')
  return (
    <div className="desk">
      <ErrorSummary items={error ? [{ id: 'note', message: error }] : []} />
      <PageHead title={t('note.of', { name: visit.patient.main })} />
      {answer?.isStale && (
        <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="stale">
          <h2 id="stale">{t('note.stale')}</h2>
          <NoteWords note={note} />
        </div>
      )}
      <div className="panel">
        {mayNote ? <NoteForm visit={visit} note={note} answer={answer} /> : <NoteWords note={note} />}
      </div>
      <p>
        <Link to={paths.deskVisit(visit.id)} className="alone">
          {t('stepPage.back')}
        </Link>
      </p>
    </div>
  )
}
