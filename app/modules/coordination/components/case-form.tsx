import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { consentMethods } from '../case-text.ts'
import { useLocaleOptions } from './care-words.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'

const formId = 'referral'
const names = ['requester', 'nameEn', 'nameZh', 'birthDate', 'phone', 'email', 'recipient', 'outsideClinic']
const moreNames = ['outsideEmail', 'outsideFax', 'reason', 'questions', 'plain', 'consent']

type Choices = { requesters: SelectOption[]; recipients: SelectOption[]; specialties: SelectOption[] }
type PartProps = { field: (name: string) => FormFieldMetadata; message: Message }

/** Whom it is about. */
function PatientFields({ field, message }: PartProps) {
  const { t } = useTranslation('coordination')
  const languages = useLocaleOptions()
  const { maxLength: _most, ...language } = field('patientLocale')
  return (
    <>
      <h2>{t('form.patient')}</h2>
      <FormField field={field('nameEn')} label={t('fields.nameEn')} hint={t('hints.nameEn')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField field={field('nameZh')} label={t('fields.nameZh')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" width="12" />}
      </FormField>
      <FormField field={field('birthDate')} label={t('fields.birthDate')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField field={field('phone')} label={t('fields.phone')} hint={t('hints.contact')} message={message} optional>
        {(control) => <TextInput {...control} type="tel" autoComplete="off" width="12" />}
      </FormField>
      <FormField field={field('email')} label={t('fields.email')} message={message} optional>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
      <FormField field={language} label={t('fields.patientLocale')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <Select {...control} options={languages} />}
      </FormField>
    </>
  )
}

/** What for, and how pressing it is. */
function RequestFields({ field, message, specialties }: PartProps & { specialties: SelectOption[] }) {
  const { t } = useTranslation('coordination')
  return (
    <>
      <h2>{t('form.request')}</h2>
      <FormField field={field('specialty')} label={t('fields.specialty')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={[{ value: '', label: t('form.noSpecialty') }, ...specialties]} />
        )}
      </FormField>
      <Fieldset id={controlId(formId, 'urgency')} legend={t('fields.urgency')} hint={t('hints.urgency')}>
        <RadioCards
          name="urgency"
          id={controlId(formId, 'urgency-choice')}
          defaultValue={field('urgency').defaultValue || 'routine'}
          options={(['routine', 'urgent', 'stat'] as const).map((value) => ({
            ...{ value, label: t(`urgency.${value}`), help: t(`urgencyHelp.${value}`) },
          }))}
        />
      </Fieldset>
      <FormField field={field('reason')} label={t('fields.reason')} hint={t('hints.reason')} message={message}>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField field={field('questions')} label={t('fields.questions')} message={message} optional>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <FormField field={field('plain')} label={t('fields.plain')} hint={t('hints.plain')} message={message} optional>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </>
  )
}

type CaseFormProps = {
  action: string
  choices: Choices
  stored: Readonly<Record<string, string | null | undefined>>
  /** Of a referral that is new. */
  id?: string
  /** Of a draft. */
  version?: string
  hasConsent?: boolean
  answer: FormAnswer | undefined
}

/** A referral, new or a draft. */
export function CaseForm({ action, choices, stored, id, version, hasConsent = false, answer }: CaseFormProps) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf(formId, answer?.submission, { ...stored, id })
  const part = { field, message }
  return (
    <form method="post" action={useHref(action)} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems([...names, ...moreNames].map(field), message)} />
      {id !== undefined && <input type="hidden" name="id" value={field('id').defaultValue} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <FormField field={field('requester')} label={t('fields.requester')} message={message}>
        {({ maxLength: _maxLength, ...control }) => <Select {...control} options={choices.requesters} />}
      </FormField>
      <PatientFields {...part} />
      <RequestFields {...part} specialties={choices.specialties} />
      <h2>{t('form.recipient')}</h2>
      <RecipientFields {...part} formId={formId} recipients={choices.recipients} />
      <h2>{t('form.consent')}</h2>
      {hasConsent && <p>{t('form.consentGiven')}</p>}
      <ConsentFields {...part} methods={consentMethods} formId={formId} />
      <p className="muted">{t('form.documentsLater')}</p>
      <p className="row">
        <Button name="intent" value="send">
          {t('form.send')}
        </Button>
        <Button name="intent" value="draft" variant="line">
          {t('form.draft')}
        </Button>
      </p>
    </form>
  )
}
