import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { callTimes } from '../choices.ts'
import { HelpLineNotes } from '#app/modules/help-lines/components/help-line-notes.tsx'
import type { SentBack } from '../pages/take-form.server.ts'
import { isFormKey } from '../forms.ts'
import { useProblem } from '#app/ui/forms/use-problem.ts'

/** Names of the fields that every form has. */
export type WriterFieldName = 'key' | 'name' | 'phone' | 'email' | 'wechat' | 'time' | 'message'
type WriterMetadata = Readonly<Record<WriterFieldName, FormFieldMetadata>>
type Fields<Name extends WriterFieldName> = { fields: Pick<WriterMetadata, Name> }

/** The key of this form, kept while it comes back, and the field that only machines fill in. */
export function HiddenFields({ formKey, lastResult }: { formKey: string; lastResult: SentBack | undefined }) {
  const { t } = useTranslation('contact')
  const { key: kept, helpNoticed } = lastResult?.initialValue ?? {}
  const help = lastResult?.help ?? []
  return (
    <>
      <HelpLineNotes topics={help} />
      {(help.length > 0 || helpNoticed === 'yes') && <input type="hidden" name="helpNoticed" value="yes" />}
      <input type="hidden" name="key" value={isFormKey(kept) ? kept : formKey} />
      <div className="honeypot" aria-hidden="true">
        <Field id="website" label={t('fields.honeypot')}>
          {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
    </>
  )
}

export function MessageField({
  field,
  label,
  hint,
  rows,
}: {
  field: FormFieldMetadata
  label: string
  hint?: string
  rows: number
}) {
  const say = useProblem('contact')
  return (
    <FormField field={field} label={label} hint={hint} message={say}>
      {({ maxLength: _maxLength, ...control }) => <TextArea {...control} rows={rows} />}
    </FormField>
  )
}

export function NameField({ fields, label }: Fields<'name'> & { label: string }) {
  const say = useProblem('contact')
  return (
    <FormField field={fields.name} label={label} message={say}>
      {(control) => <TextInput {...control} autoComplete="name" />}
    </FormField>
  )
}

/** Phone, e-mail and WeChat id; where the phone is what matters, the others may stay empty. */
export function ReachFields({ fields, phoneHint }: Fields<'phone' | 'email' | 'wechat'> & { phoneHint?: string }) {
  const { t } = useTranslation('contact')
  const say = useProblem('contact')
  const needsPhone = phoneHint !== undefined
  return (
    <>
      <FormField field={fields.phone} label={t('fields.phone')} hint={phoneHint ?? t('fields.phoneHint')} message={say}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <FormField
        field={fields.email}
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        message={say}
        optional={needsPhone}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" lang="en" />}
      </FormField>
      <FormField field={fields.wechat} label={t('fields.wechat')} message={say} optional={needsPhone}>
        {(control) => <TextInput {...control} width="12" autoComplete="off" autoCapitalize="none" />}
      </FormField>
    </>
  )
}

export function TimeField({ fields }: Fields<'time'>) {
  const { t } = useTranslation('contact')
  const say = useProblem('contact')
  return (
    <FormField field={fields.time} label={t('fields.time')} message={say} optional>
      {({ maxLength: _maxLength, defaultValue, ...control }) => (
        <Select
          {...control}
          defaultValue={defaultValue ?? 'any'}
          options={callTimes.map((time) => ({ value: time, label: t(`fields.times.${time}`) }))}
        />
      )}
    </FormField>
  )
}

/** What becomes of the answers, before they are sent. */
export function PrivacyNote() {
  const { t } = useTranslation('contact')
  return (
    <p className="muted">
      <Trans t={t} i18nKey="fields.consent" components={{ privacy: <Link to={paths.policy('privacy')} /> }} />
    </p>
  )
}

/** Nobody answers an emergency here. */
export function EmergencyLine() {
  const { t } = useTranslation('contact')
  return (
    <p>
      <Trans
        t={t}
        i18nKey="emergency"
        components={{ call: <HelpCall phone="911" />, lifeline: <HelpCall phone="988" /> }}
      />
    </p>
  )
}

function HelpCall({ phone, children }: { phone: '911' | '988'; children?: string }) {
  return <a href={`tel:${phone}`}>{children}</a>
}
