import { useTranslation } from 'react-i18next'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { relationNames } from '../x12/request.ts'

type FieldOf = (name: string) => FormFieldMetadata
export type Parts = { field: FieldOf; message: Message }

const personNames = {
  subscriber: { firstName: 'firstName', lastName: 'lastName', birthDate: 'birthDate', sex: 'sex' },
  dependent: {
    ...{ firstName: 'dependentFirstName', lastName: 'dependentLastName' },
    ...{ birthDate: 'dependentBirthDate', sex: 'dependentSex' },
  },
} as const

/** A person as the insurance card has them. */
function PersonFields({ field, message, who }: Parts & { who: keyof typeof personNames }) {
  const { t } = useTranslation('eligibility')
  const names = personNames[who]
  return (
    <>
      <FormField field={field(names.firstName)} label={t('fields.firstName')} hint={t('hints.name')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField field={field(names.lastName)} label={t('fields.lastName')} message={message}>
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField field={field(names.birthDate)} label={t('fields.birthDate')} message={message}>
        {(control) => <TextInput {...control} type="date" width="12" />}
      </FormField>
      <FormField field={field(names.sex)} label={t('fields.sex')} hint={t('hints.sex')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('sex.none') },
              { value: 'F', label: t('sex.F') },
              { value: 'M', label: t('sex.M') },
            ]}
          />
        )}
      </FormField>
    </>
  )
}

/** Whose card it is, and who is treated. */
export function PeopleFields({ field, message }: Parts) {
  const { t } = useTranslation('eligibility')
  return (
    <>
      <FormField field={field('memberId')} label={t('fields.memberId')} hint={t('hints.memberId')} message={message}>
        {(control) => <TextInput {...control} width="12" autoComplete="off" spellCheck={false} />}
      </FormField>
      <Fieldset id="holder" legend={t('fields.holder')}>
        <RadioCards
          name="holder"
          defaultValue={field('holder').defaultValue || 'subscriber'}
          options={(['subscriber', 'dependent'] as const).map((value) => ({
            ...{ value, label: t(`holder.${value}`), help: t(`holderHelp.${value}`) },
          }))}
        />
      </Fieldset>
      <Fieldset id="subscriber" legend={t('people.subscriber')} large>
        <div className="stack">
          <PersonFields field={field} message={message} who="subscriber" />
        </div>
      </Fieldset>
      <Fieldset id="dependent" legend={t('people.dependent')} hint={t('people.dependentHint')} large>
        <div className="stack">
          <FormField field={field('relation')} label={t('fields.relation')} message={message}>
            {({ maxLength: _maxLength, ...control }) => (
              <Select
                {...control}
                options={[
                  { value: '', label: t('relations.none') },
                  ...relationNames.map((value) => ({ value, label: t(`relations.${value}`) })),
                ]}
              />
            )}
          </FormField>
          <PersonFields field={field} message={message} who="dependent" />
        </div>
      </Fieldset>
    </>
  )
}
