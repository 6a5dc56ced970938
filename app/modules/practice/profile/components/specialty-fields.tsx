import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { sentList } from './sent-fields.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

/** The specialty under which patients find the profile, and the others. */
export function SpecialtyFields({ form, page, sent, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const { specialties } = page.choices
  const chosen = sent ? sentList(sent, 'others') : page.specialties.slice(1)
  return (
    <>
      <FormField
        field={field('primary')}
        label={t('profile.primary')}
        hint={t('profile.primaryHint')}
        message={message}
      >
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
      <Fieldset
        id={`${form}-others`}
        legend={t('profile.others')}
        hint={t('profile.othersHint')}
        error={fieldError(field('others'), message)}
        optional
      >
        <div className="checks-columns">
          {specialties.map(({ id, name }) => (
            <Checkbox key={id} name="others" value={id} defaultChecked={chosen.includes(id)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
    </>
  )
}
