import type { FieldMetadata } from '@conform-to/react'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { DateOfBirth } from '#app/ui/forms/date-of-birth.tsx'
import { datePartId, dateParts } from '#app/ui/forms/date-part.ts'
import type { ErrorItem } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldError } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { forWhomChoices } from '#app/modules/booking/booking-input.ts'
import { privacyNoticeVersion } from '../forms.ts'
import { birthNames } from '../person-answers.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'

/** Names of the fields about people, which every form of booking has. */
export type PersonFieldName =
  | 'forWhom'
  | 'nameZh'
  | 'nameEn'
  | 'birthYear'
  | 'birthMonth'
  | 'birthDay'
  | 'contactName'
  | 'phone'
  | 'email'
  | 'language'
  | 'smsConsent'
  | 'emailConsent'
  | 'consent'
  | 'website'

type Name = PersonFieldName
type Metadata = Pick<
  FieldMetadata<string | undefined>,
  'id' | 'name' | 'defaultValue' | 'initialValue' | 'errors' | 'maxLength'
>
export type PersonMetadata = Readonly<Record<Name, Metadata>>

const birthId = 'birth'

/** The lines of the error summary about people, in the order of the page. */
export function usePersonErrors(fields: PersonMetadata): ErrorItem[] {
  const say = useProblem('booking')
  const birth = dateParts.map((part) => ({ id: datePartId(birthId, part), errors: fields[birthNames[part]].errors }))
  return errorItems(
    [fields.nameZh, fields.nameEn, ...birth, fields.contactName, fields.phone, fields.email, fields.consent],
    say,
  )
}

function BirthDate({ fields }: { fields: PersonMetadata }) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const wrong = dateParts.filter((part) => fields[birthNames[part]].errors)
  const error = wrong[0] && fieldError(fields[birthNames[wrong[0]]], say)
  return (
    <DateOfBirth
      id={birthId}
      legend={t('person.birthDate')}
      error={error}
      errorParts={wrong}
      names={birthNames}
      defaultValues={{
        year: fields.birthYear.defaultValue,
        month: fields.birthMonth.defaultValue,
        day: fields.birthDay.defaultValue,
      }}
    />
  )
}

/** For whom it is, and who that is. */
export function PatientFields({ fields }: { fields: PersonMetadata }) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  return (
    <>
      <Fieldset id={fields.forWhom.id} legend={t('person.forWhom')}>
        <RadioCards
          name={fields.forWhom.name}
          id="for-whom"
          defaultValue={fields.forWhom.defaultValue ?? 'self'}
          options={forWhomChoices.map((value) => ({ value, label: t(`person.whom.${value}`) }))}
        />
      </Fieldset>
      <h2 className="form__sub">{t('person.title')}</h2>
      <FormField field={fields.nameZh} label={t('person.nameZh')} message={say} optional>
        {(control) => <TextInput {...control} width="12" autoComplete="off" />}
      </FormField>
      <FormField field={fields.nameEn} label={t('person.nameEn')} hint={t('person.nameEnHint')} message={say}>
        {(control) => <TextInput {...control} lang="en" autoComplete="name" autoCapitalize="characters" />}
      </FormField>
      <BirthDate fields={fields} />
    </>
  )
}

type Languages = readonly { value: string; label: string }[]

type ContactFieldsProps = {
  fields: PersonMetadata
  languages: Languages
  /** What becomes of the chosen language. */
  languageHint?: string
}

/** How to reach who books; the name only when it is for somebody else. */
export function ContactFields({ fields, languages, languageHint }: ContactFieldsProps) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  return (
    <>
      <h2 className="form__sub">{t('contact.title')}</h2>
      <div className="for-others">
        <FormField field={fields.contactName} label={t('contact.name')} hint={t('contact.nameHint')} message={say}>
          {(control) => <TextInput {...control} lang="en" autoComplete="name" />}
        </FormField>
      </div>
      <FormField field={fields.phone} label={t('contact.phone')} hint={t('contact.phoneHint')} message={say}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <Checkbox
        name={fields.smsConsent.name}
        id={fields.smsConsent.id}
        defaultChecked={fields.smsConsent.initialValue === 'on'}
      >
        {t('contact.smsConsent')}
      </Checkbox>
      <FormField field={fields.email} label={t('contact.email')} hint={t('contact.emailHint')} message={say} optional>
        {(control) => <TextInput {...control} type="email" autoComplete="email" lang="en" />}
      </FormField>
      <Checkbox
        name={fields.emailConsent.name}
        id={fields.emailConsent.id}
        defaultChecked={fields.emailConsent.initialValue === 'on'}
      >
        {t('contact.emailConsent')}
      </Checkbox>
      <Field id={fields.language.id} label={t('contact.language')} hint={languageHint} optional>
        {(control) => (
          <Select
            {...control}
            name={fields.language.name}
            defaultValue={fields.language.defaultValue ?? ''}
            options={[{ value: '', label: t('contact.languageAny') }, ...languages]}
          />
        )}
      </Field>
    </>
  )
}

/** Leave to hand the answers to the clinic, and the field that only machines fill in. */
export function ConsentFields({ fields }: { fields: PersonMetadata }) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const error = fieldError(fields.consent, say)
  const errorId = `${fields.consent.id}-error`
  return (
    <>
      <div className={error ? 'field--bad' : undefined}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <Checkbox
          name={fields.consent.name}
          id={fields.consent.id}
          defaultChecked={fields.consent.initialValue === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {t('consent.agree')}{' '}
          <span className="muted" data-version={privacyNoticeVersion}>
            {t('consent.policy')}
          </span>
        </Checkbox>
        <p className="muted">
          <Trans
            t={t}
            i18nKey="consent.read"
            components={{ privacy: <Link to={paths.policy('privacy')} />, terms: <Link to={paths.policy('tou')} /> }}
          />
        </p>
      </div>
      <div className="honeypot" aria-hidden="true">
        <Field id="website" label={t('honeypot')}>
          {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
    </>
  )
}
