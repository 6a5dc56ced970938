import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { reportTopics } from '../forms.ts'

type ReportFormProps = {
  /** The provider's name. */
  name: string
  isDemo: boolean
  lastResult: SubmissionResult<string[]> | undefined
  /** Root-form path that takes the report. */
  action: string
  backTo: string
}

/** "Something wrong?": which part, what it should be, and how to ask back. Works as a plain form. */
export function ReportForm({ name, isDemo, lastResult, action, backTo }: ReportFormProps) {
  const { t } = useTranslation('directory')
  // Stable ids: the page is made anew on the server for every answer.
  const [form, fields] = useForm<{ topic: string; details: string; contact: string; website: string }>({
    id: 'report',
    lastResult,
  })
  const message = (key: string) => t(key as 'report.errors.topic')
  const items = errorItems([fields.topic, fields.details, fields.contact], message)
  const formErrors = (form.errors ?? []).map((key) => ({ id: fields.topic.id, message: message(key) }))
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[{ to: backTo, label: name }]} current={t('report.title')} />
      <h1>{t('report.title')}</h1>
      <DemoNotice isShown={isDemo} />
      <ErrorSummary items={[...formErrors, ...items]} />
      <p className="lead">{t('report.lead', { name })}</p>
      <form method="post" action={useHref(action)} className="stack" noValidate>
        <FormField field={fields.topic} label={t('report.topic')} message={message}>
          {({ maxLength: _maxLength, ...control }) => (
            <Select
              {...control}
              options={[
                { value: '', label: '—' },
                ...reportTopics.map((topic) => ({ value: topic, label: t(`report.topics.${topic}`) })),
              ]}
            />
          )}
        </FormField>
        <FormField field={fields.details} label={t('report.details')} hint={t('report.detailsHint')} message={message}>
          {(control) => <TextArea {...control} rows={4} />}
        </FormField>
        <FormField
          field={fields.contact}
          label={t('report.contact')}
          hint={t('report.contactHint')}
          message={message}
          optional
        >
          {(control) => <TextInput {...control} autoComplete="on" />}
        </FormField>
        <div className="honeypot" aria-hidden="true">
          <Field id="website" label={t('report.website')}>
            {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
          </Field>
        </div>
        <p className="row">
          <Button>{t('report.submit')}</Button>
          <Link to={backTo}>{t('report.back')}</Link>
        </p>
      </form>
    </div>
  )
}
