import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import { choiceParams, NoDesk } from '../desk-chooser.tsx'
import { useAnswerError } from '../visit/step-form.tsx'

type BlockPageProps = {
  choice: ChoiceWords
  asked: { starts: string; ends: string }
  answer: { submission: SubmissionResult<string[]> } | undefined
}

/** Time off as a form: what dragging in the calendar does, for everybody. */
export function BlockPage({ choice, asked, answer }: BlockPageProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskBlock(choiceParams(choice, { date: null, doctor: null })))
  const errorOf = useAnswerError(answer)
  const typed = (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>
  const names = ['doctor', 'date', 'starts', 'ends'] as const
  const errors = names.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ id: name, message }] : []
  })
  return (
    <div className="desk">
      <ErrorSummary items={errors} />
      <PageHead title={t('block.title')} lead={choice.facility?.name} />
      {!choice.facility && <NoDesk />}
      {choice.facility && !choice.mayBlock && <p className="panel">{t('block.notAllowed')}</p>}
      {choice.mayBlock && (
        <form method="post" action={action} className="panel form">
          <Field id="doctor" label={t('visit.doctor')} error={errorOf('doctor')}>
            {(control) => (
              <Select
                {...control}
                name="doctor"
                defaultValue={typed.doctor ?? choice.doctor ?? undefined}
                options={choice.doctors.map(({ slug, name }) => ({ value: slug, label: name }))}
              />
            )}
          </Field>
          <Field id="date" label={t('chooser.date')} error={errorOf('date')}>
            {(control) => (
              <TextInput {...control} type="date" name="date" width="12" defaultValue={typed.date ?? choice.date} />
            )}
          </Field>
          <Field id="starts" label={t('block.from')} error={errorOf('starts')}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                name="starts"
                width="12"
                defaultValue={typed.starts ?? asked.starts}
              />
            )}
          </Field>
          <Field id="ends" label={t('block.to')} hint={t('block.toHint')} error={errorOf('ends')}>
            {(control) => (
              <TextInput {...control} type="time" name="ends" width="12" defaultValue={typed.ends ?? asked.ends} />
            )}
          </Field>
          <Field id="reason" label={t('block.reason')} hint={t('block.reasonHint')} optional>
            {(control) => <TextInput {...control} name="reason" defaultValue={typed.reason} />}
          </Field>
          <p className="muted">{t('block.text')}</p>
          <Button>{t('block.submit')}</Button>
        </form>
      )}
      <p>
        <Link to={paths.deskCalendar(choiceParams(choice))} className="alone">
          {t('block.back')}
        </Link>
      </p>
    </div>
  )
}
