import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField, type Message } from '#app/ui/form-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { states } from '../registration/states.ts'

type Metadata = ComponentProps<typeof FormField>['field']

type PracticeFieldsProps = {
  fields: Record<'specialty' | 'clinicName' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip', Metadata>
  specialties: readonly { id: string; name: string }[]
  message: Message
}

/** Specialty and address of a practice that the directory does not have. The address is taken as typed: nobody has confirmed it. */
export function PracticeFields({ fields, specialties, message }: PracticeFieldsProps) {
  const { t } = useTranslation('practice')
  return (
    <>
      <h2>{t('register.practice')}</h2>
      <FormField field={fields.specialty} label={t('register.specialty')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('register.choose') },
              ...specialties.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </FormField>
      <FormField field={fields.clinicName} label={t('register.clinicName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </FormField>
      <FormField
        field={fields.addressLine1}
        label={t('register.addressLine1')}
        hint={t('register.addressHint')}
        message={message}
      >
        {(control) => <TextInput {...control} autoComplete="address-line1" />}
      </FormField>
      <FormField field={fields.addressLine2} label={t('register.addressLine2')} message={message} optional>
        {(control) => <TextInput {...control} width="12" autoComplete="address-line2" />}
      </FormField>
      <FormField field={fields.city} label={t('register.city')} message={message}>
        {(control) => <TextInput {...control} autoComplete="address-level2" />}
      </FormField>
      <FormField field={fields.state} label={t('register.state')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={states.map((state) => ({ value: state, label: t(`register.states.${state}`) }))}
          />
        )}
      </FormField>
      <FormField field={fields.zip} label={t('register.zip')} message={message}>
        {(control) => <TextInput {...control} width="12" numeric inputMode="numeric" autoComplete="postal-code" />}
      </FormField>
    </>
  )
}
