import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { ErrorItem } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldError } from '#app/ui/forms/field.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'

/** Names of the fields about a patient who is reminded beside who books for them. */
export type ReminderFieldName = 'patientPhone' | 'patientEmail' | 'patientLocale' | 'patientConsent'

type Metadata = Pick<
  FieldMetadata<string | undefined>,
  'id' | 'name' | 'defaultValue' | 'initialValue' | 'errors' | 'maxLength'
>
type Fields = Readonly<Record<ReminderFieldName, Metadata>>

/** The lines of the error summary about them, in the order of the page. */
export function useReminderErrors(fields: Fields): ErrorItem[] {
  return errorItems([fields.patientPhone, fields.patientEmail, fields.patientConsent], useProblem('booking'))
}

/** A second contact that is reminded: the patient's own. Only where somebody books for them. */
export function ReminderFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  const say = useProblem('booking')
  const { patientPhone, patientEmail, patientLocale, patientConsent } = fields
  const error = fieldError(patientConsent, say)
  const errorId = `${patientConsent.id}-error`
  return (
    <div className="for-others stack">
      <h3 className="label">{t('remind.title')}</h3>
      <p className="muted">{t('remind.lead')}</p>
      <FormField field={patientPhone} label={t('remind.phone')} message={say} optional>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <FormField field={patientEmail} label={t('remind.email')} message={say} optional>
        {(control) => <TextInput {...control} type="email" autoComplete="off" lang="en" />}
      </FormField>
      <Field id={patientLocale.id} label={t('remind.language')}>
        {(control) => (
          <Select
            {...control}
            name={patientLocale.name}
            defaultValue={patientLocale.defaultValue ?? (isEnglish(locale) ? 'zh-Hans' : locale)}
            options={locales.map((each) => ({ value: each, label: t(`remind.languages.${each}`) }))}
          />
        )}
      </Field>
      <div className={error ? 'field--bad' : undefined}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <Checkbox
          name={patientConsent.name}
          id={patientConsent.id}
          defaultChecked={patientConsent.initialValue === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {t('remind.consent')}
        </Checkbox>
      </div>
    </div>
  )
}
