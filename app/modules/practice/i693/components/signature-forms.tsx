import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { CaseHead } from '../pages/open-case-page.server.ts'
import type { SignatureForm } from '../pages/signature-page.server.ts'

type Sent = { head: CaseHead; answer: FormAnswer | undefined }

type FormCardProps = {
  head: CaseHead
  form: SignatureForm
  fields: readonly FormFieldMetadata[]
  variant?: 'primary' | 'danger'
  children: ReactNode
}

/** A card with one of the forms of the page. */
function FormCard({ head, form, fields, variant = 'primary', children }: FormCardProps) {
  const { t } = useTranslation('i693')
  const action = useHref(paths.i693Signature(head.id, { form }))
  return (
    <PanelCard id={form} title={t(`forms.${form}.title`)}>
      <form method="post" action={action} className="card__body stack" noValidate>
        <ErrorSummary items={errorItems(fields, useProblem('i693'))} id={`errors-${form}`} />
        <p className="muted">{t(`forms.${form}.text`)}</p>
        <input type="hidden" name="version" value={head.version} />
        {children}
        <p>
          <Button variant={variant}>{t(`forms.${form}.submit`)}</Button>
        </p>
      </form>
    </PanelCard>
  )
}

/** A box that has to be ticked, with its error above it. */
function Tick({ field, children }: { field: FormFieldMetadata; children: ReactNode }) {
  const error = fieldError(field, useProblem('i693'))
  return (
    <div>
      {error && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
      <Checkbox
        id={field.id}
        name={field.name}
        aria-describedby={error && `${field.id}-error`}
        aria-invalid={error ? true : undefined}
        defaultChecked={field.defaultValue === 'on'}
      >
        {children}
      </Checkbox>
    </div>
  )
}

export function SignForm({ head, answer }: Sent) {
  const { t } = useTranslation('i693')
  const field = fieldsOf('sign', answer?.submission, {})('confirm')
  return (
    <FormCard head={head} form="sign" fields={[field]}>
      <Tick field={field}>{t('forms.sign.confirm')}</Tick>
    </FormCard>
  )
}

/** The first of two people enters the number of the envelope; the second reads it off and enters it again. */
export function EnvelopeForm({ head, form, answer }: Sent & { form: 'enclose' | 'seal' }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf(form, answer?.submission, {})('envelopeNumber')
  return (
    <FormCard head={head} form={form} fields={[field]}>
      <FormField field={field} label={t('fields.envelopeNumber')} hint={t('hints.envelopeNumber')} message={message}>
        {(control) => <TextInput {...control} width="12" autoComplete="off" lang="en" />}
      </FormField>
    </FormCard>
  )
}

export function PickUpForm({ head, answer }: Sent) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf('pickUp', answer?.submission, {})
  return (
    <FormCard head={head} form="pickUp" fields={[field('code'), field('idSeen')]}>
      <FormField field={field('code')} label={t('fields.code')} hint={t('hints.code')} message={message}>
        {(control) => <TextInput {...control} width="12" autoComplete="off" lang="en" />}
      </FormField>
      <Tick field={field('idSeen')}>{t('forms.pickUp.idSeen')}</Tick>
    </FormCard>
  )
}

export function VoidForm({ head, answer }: Sent) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const field = fieldsOf('void', answer?.submission, {})('reason')
  return (
    <FormCard head={head} form="void" fields={[field]} variant="danger">
      <FormField field={field} label={t('fields.reason')} hint={t('hints.reason')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </FormCard>
  )
}
