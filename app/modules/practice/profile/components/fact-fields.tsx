import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { genders } from '../choices.ts'
import type { PartFieldsProps } from './use-part-values.tsx'

/** What patients filter by and ask first. */
export function FactFields({ form, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const digits = { inputMode: 'numeric', numeric: true, width: '4' } as const
  return (
    <>
      <FormField field={field('gender')} label={t('profile.gender')} message={message}>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={genders.map((gender) => ({ value: gender, label: t(`profile.genders.${gender}`) }))}
          />
        )}
      </FormField>
      <FormField field={field('minAge')} label={t('profile.minAge')} message={message} optional>
        {(control) => <TextInput {...control} {...digits} />}
      </FormField>
      <FormField field={field('maxAge')} label={t('profile.maxAge')} message={message} optional>
        {(control) => <TextInput {...control} {...digits} />}
      </FormField>
      <FormField field={field('practicingSince')} label={t('profile.practicingSince')} message={message} optional>
        {(control) => <TextInput {...control} {...digits} />}
      </FormField>
      <FormField
        field={field('price')}
        label={t('profile.price')}
        hint={t('profile.priceHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} inputMode="decimal" numeric width="4" />}
      </FormField>
      <Checkbox
        id={`${form}-telehealth`}
        name="telehealth"
        value="on"
        defaultChecked={field('telehealth').defaultValue === 'on'}
      >
        {t('profile.telehealth')}
      </Checkbox>
    </>
  )
}
