import { useTranslation } from 'react-i18next'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import {
  AddressAsked,
  type addressFieldNames,
  AddressInputs,
} from '#app/modules/practice/facilities/components/address-inputs.tsx'
import type { AddressQuestion } from '#app/modules/practice/facilities/settle-address.server.ts'

type PracticeFieldsProps = {
  fields: Record<'specialty' | 'clinicName' | (typeof addressFieldNames)[number], FormFieldMetadata>
  specialties: readonly { id: string; name: string }[]
  question: AddressQuestion | null
  maps: MapsAccess | null
  message: Message
}

/** Specialty and address of a practice that the directory does not have. */
export function PracticeFields({ fields, specialties, question, maps, message }: PracticeFieldsProps) {
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
      <AddressInputs field={(name) => fields[name]} />
      <AddressAsked field={fields.answer} question={question} maps={maps} />
    </>
  )
}
